/** An extended support release of Firefox; undefined where there is none. */
export function firefoxPath(): string | undefined;

/** WebKitGTK's driver, the browser that it starts, and a display for it; undefined where one of them is missing. */
export function webkitPaths(): { readonly driver: string; readonly browser: string; readonly display: string } | undefined;

/** Engines that are installed, by the names of their projects. */
export function installedEngines(): ('firefox' | 'webkit')[];

/** One line about each engine that is not installed. */
export function missingEngines(): string[];
