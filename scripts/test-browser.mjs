import { begin } from './lib/begin.mjs';
import { runNode } from './lib/run-child.mjs';

/** `npm run test:browser [-- FILE ... --headed --debug --grep=TEXT]`: browser journeys against the built shop. Arguments are Playwright's own. */
await begin();
const { chromiumPath } = await import('./chromium.mjs');
const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
const { ensureBuilt } = await import('./lib/ensure-built.mjs');
ensureChromium();
// A window is opened by the whole browser alone.
if (process.argv.some((word) => ['--headed', '--debug', '--ui'].includes(word))) process.env.CHROMIUM_PATH = chromiumPath({ whole: true });
// The development server needs no build.
if (!process.argv.includes('playwright.dev.config.ts')) await ensureBuilt();
process.exit(await runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)]));
