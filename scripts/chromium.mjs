import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Chromium without windows of its own: half the processor time of the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

/**
 * Where a Chromium stands: CHROMIUM_PATH, a system browser, then Playwright's own download. Undefined when there is none.
 * `whole` asks for the browser that shoppers use: for a window, for its back/forward cache, and to measure.
 */
export function chromiumPath({ whole = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const known = (whole ? WHOLE : [SHELL, ...WHOLE]).find((path) => existsSync(path));
  if (known) return known;
  try {
    const own = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(own) ? own : undefined;
  } catch {
    return undefined;
  }
}
