// The parts of Pyodide that no page of ours can use, with reasons. Everything that prune.mjs removes follows from these lists.

/** Python's built-in modules that are removed. The shipped library imports them only in a `try`, or in functions that no page
 * calls. */
export const MODULES = {
  "_bz2 _lzma _zstd": "packed archives; ours are not, as the page unpacks what travels before Python sees it",
  "_codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _multibytecodec": "encodings; all of ours is UTF-8",
  "_sqlite3": "a database; the page has the browser's",
  "_ctypes": "foreign functions: there are none to call",
  "_decimal": "decimal numbers; the page has whole ones and floats",
  "pyexpat _elementtree": "XML; the browser reads what markup there is",
  "_csv _pickle _zoneinfo _statistics cmath": "they serve modules of the library that are not shipped",
  "_lsprof _remote_debugging": "looking into a running program",
  "_posixsubprocess fcntl mmap termios": "processes, files and terminals of a real system",
  "unicodedata": "names and forms of characters; what the page asks of them is in vernissage/table/link.py (is_mark)",
  "_xxtestfuzz _testbuffer _testinternalcapi _testcapi _testlimitedcapi _testclinic _testclinic_limited xxsubtype": "Python's tests",
};

/** Libraries that only those modules use: the first exported function of each, and of what follows it. */
export const LIBRARIES = [
  { from: "lzma_version_number", to: "FSE_versionNumber", what: "liblzma and SQLite" },
  { from: "FSE_versionNumber", to: "adler32_z", what: "Zstandard, the graphics of pages without Python's, bzip2" },
];

/** Tables of frozen modules that are removed: the shipped library contains these modules too. */
export const FROZEN = ["_PyImport_FrozenStdlib", "_PyImport_FrozenTest"];
/** Tables that only removed functions read: their addresses, and the hash of their content, because nothing else identifies
 * them. To find them in another version of Pyodide: only the code of these functions contains numbers in their range. */
export const TABLES = [
  {
    what: "the tables of encodings and of unicodedata",
    from: 800544,
    to: 2063680,
    sha256: "5e3e03d34403359af0f93e6426d179b001952928717a32cee105829866e5a1d1",
  },
  {
    what: "the tables of liblzma, SQLite, Zstandard and bzip2",
    from: 2716000,
    to: 2783552,
    sha256: "eab20469eb5764dd422e2d0c1a40259a54590bb947dac45334c710f6c371ede7",
  },
  {
    what: "the tables of iconv, which only other programs could call, by its export",
    from: 2823168,
    to: 2962496,
    sha256: "de69db2bb5ea57b43113eb14fe0bea857af4f62bead775b20c98d10cff39e406",
  },
];

/** The table of the frozen modules that Python starts with, which stay. */
export const FIRST = "_PyImport_FrozenBootstrap";

/** Properties of `Module` that Pyodide's scripts do not read, but the loader and the build do. */
export const PLACES = ["growMemory"];

/** Exports that Pyodide's scripts do not name, but the loader and the build do. */
export const EXPORTS = ["memory", "__indirect_function_table", "__heap_base", "sbrk"];
