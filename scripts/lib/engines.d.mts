/** An extended support release of Firefox; undefined where there is none. */
export function firefoxPath(): string | undefined;

/** WebKitGTK's driver, the browser that it starts, and a display for it; undefined where one of them is missing. */
export function webkitPaths(): { readonly driver: string; readonly browser: string; readonly display: string } | undefined;

/** Why a Firefox that says so of itself, `Mozilla Firefox 140.3.0esr`, cannot be tested; undefined where it can. */
export function firefoxProblem(said: string): string | undefined;

/** Engines that can be tested, by the names of their projects. */
export function installedEngines(): ('firefox' | 'webkit')[];

/** One line about each engine that is not installed, or too old. */
export function missingEngines(): string[];
