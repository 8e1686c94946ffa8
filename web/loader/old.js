// For browsers without modules, in which the rest of the page cannot run either.
document.documentElement.setAttribute("data-state", "failed");
document.addEventListener("DOMContentLoaded", function () {
  document.getElementById("trouble-old").removeAttribute("hidden");
});
