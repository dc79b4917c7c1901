import { begin } from './lib/begin.mjs';
import { runNode } from './lib/run-child.mjs';

/** `npm run test:browsers [-- FILE ... --project=webkit --grep=TEXT]`: journeys in Firefox and WebKit. Arguments are Playwright's own. */
await begin();
const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
const { installedEngines, missingEngines } = await import('./lib/engines.mjs');
const { ensureBuilt } = await import('./lib/ensure-built.mjs');
for (const line of missingEngines()) console.log(`Skipped: ${line}`);
if (installedEngines().length === 0) process.exit(0);
// The shop that all journeys start from is made with a visit in Chromium.
ensureChromium();
await ensureBuilt();
process.exit(await runNode(['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.browsers.config.ts', ...process.argv.slice(2)]));
