import { begin } from './lib/begin.mjs';
import { runNode } from './lib/run-child.mjs';

/** `npm run test:browser [-- FILE ... --headed --debug --grep=TEXT]`: browser journeys against the built shop. Arguments are Playwright's own. */
await begin();
const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
const { ensureBuilt } = await import('./lib/ensure-built.mjs');
process.env.CHROMIUM_PATH = ensureChromium();
// The development server needs no build.
if (!process.argv.includes('playwright.dev.config.ts')) await ensureBuilt();
process.exit(await runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)]));
