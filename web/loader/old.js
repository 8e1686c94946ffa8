// For browsers that know no modules, so not the rest of the page either.
document.documentElement.setAttribute("data-state", "failed");
document.addEventListener("DOMContentLoaded", function () {
  document.getElementById("trouble-old").removeAttribute("hidden");
});
