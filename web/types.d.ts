// What our scripts give each other, and Python, as `vernissage`, and the events by which they speak: each script's first lines
// tell what they mean. Functions have their types where they stand.

/** A packed file and its length before it was packed. */
interface PackedWhole extends Packed {
  whole: number;
}

interface Vernissage {
  failed(error?: unknown): void;
  /** The saved games are left alone. */
  without: boolean;
  lost: string | undefined;
  within<T>(ms: number, promise: PromiseLike<T> | T, what: string): Promise<T>;
  language: string;
  /** Writes a file of words where Python finds them. */
  put(name: string): Promise<void>;
  /** The page speaks another language from now on. */
  speak(language: string): void;
  /** What the build drew speaks a language, once that is there. */
  sight(language: string): Promise<void>;
  packed: {
    at(name: string): string;
    whole(name: string): Promise<Bytes>;
    fetch(address: RequestInfo | URL, options?: RequestInit): Promise<Response>;
  };
  dress(styles: string | BufferSource): Promise<void>;
  dressed: Promise<void>;
  takeUpdate(): void;
  journal: {
    found: Promise<[string[], [string, string][]] | null>;
    write(pairs: [string, string?][]): Promise<void>;
    reopen(ms: number): void;
    texts(): Promise<[string, string][]>;
  };
  sound(name: string): void;
  patch(region: HTMLElement, wanted: DocumentFragment): void;
  motion: {
    look(): void;
    play(flights: Iterable<Iterable<string | number>>): Promise<void>;
    wait(ms: number, then: () => void): Promise<number>;
  };
  think(match: string, level: string, seat: number, luck: unknown, name?: string): Promise<unknown>;
  guests(): Promise<typeof import("./loader/guests.mjs")>;
  /** The files that people have picked last for a guest. */
  picked: File[];
  curves: object;
  live: object;
  scan: typeof import("jsqr").default;
}

/** Where a gesture is: "down", "move", "up" or "cancel"; x and y run from 0 to 1 across the field. */
interface Drag {
  phase: string;
  act: string;
  x: number;
  y: number;
  place: string;
  to: string;
}

/** A piece or a place: an element, or a part of a drawing. */
type Piece = HTMLElement & Partial<Pick<SVGGraphicsElement, "ownerSVGElement" | "getBBox">>;

/** Where a piece or a place is seen: its box, its ancestors, its drawing and its box in there; the tab of the closed panel that it is in. */
interface Seen {
  element: Piece;
  box: DOMRect;
  tab: HTMLElement | null;
  chain: Element[];
  drawn?: DOMRect;
  svg?: SVGSVGElement | null;
}

/** What moves: piece, source, target, how, start and length (ms); see loader/motion.mjs. */
type Flight = [string, string, string, string, number, number];

/** How many bytes have come, of how many. */
interface Progress {
  arrived: number;
  awaited: number;
}

interface WindowEventMap {
  "vernissage:drag": CustomEvent<Drag>;
  "vernissage:progress": CustomEvent<Progress>;
  "vernissage:error": CustomEvent<unknown>;
  "vernissage:end": CustomEvent<unknown>;
}

declare var vernissage: Vernissage;
declare var keptPresses: (string | undefined)[];

/** The browser's own reader of codes, where there is one. */
declare var BarcodeDetector: {
  new(options: { formats: string[] }): { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> };
  getSupportedFormats(): Promise<string[]>;
};

/** What index.html has is there. */
interface Document {
  getElementById(elementId: "app" | "coming" | "foyer" | "progress" | `trouble-${string}`): HTMLElement;
}

interface CSSStyleDeclaration {
  setProperty(property: string, value: number): void;
}

interface JSON {
  /** Nothing, which a storage may have, is null. */
  parse(text: string | null): any;
}

/** Pyodide, and what of it is not promised to us. */
type Python = import("pyodide").PyodideAPI & {
  _api: { on_fatal(error: unknown): void };
  _module: any;
};

// What the build puts into the places of these names; of Pyodide also what it does not promise.
declare module "{{pyscript}}/core.js" {
  export { hooks } from "@pyscript/core";
}
declare module "{{pyodide}}/pyodide.mjs" {
  export const version: string;
  export function loadPyodide(options: object): Promise<Python>;
  /** Of ours: see build/python/vendor.py. */
  export const through: {
    fetch(address: string): Promise<Response>;
    instantiate(source: unknown, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource>;
  };
}
declare module "{{pyodide}}/pyodide.asm.mjs" {
  export default function createModule(settings: object): Promise<any>;
}
