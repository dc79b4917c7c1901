/**
 * Where a Chromium stands: CHROMIUM_PATH, a system browser, then Playwright's own download. Undefined when there is none.
 * `whole` asks for the browser that shoppers use: for a window, for its back/forward cache, and to measure.
 */
export function chromiumPath(asked?: { whole?: boolean }): string | undefined;
