import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

/** Where a Chromium stands: CHROMIUM_PATH, a system browser, then Playwright's own download. Undefined when there is none. */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const known = KNOWN.find((path) => existsSync(path));
  if (known) return known;
  try {
    const own = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(own) ? own : undefined;
  } catch {
    return undefined;
  }
}
