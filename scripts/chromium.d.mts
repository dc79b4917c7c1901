/** Where a Chromium stands: CHROMIUM_PATH, a system browser, then Playwright's own download. Undefined when there is none. */
export function chromiumPath(): string | undefined;
