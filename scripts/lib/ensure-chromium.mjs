import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../chromium.mjs';

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 }).status === 0;

/** A Chromium for the browser tests: one that is there, Playwright's own, Debian's package when allowed; else one clear line. */
export const ensureChromium = () => {
  if (chromiumPath()) return chromiumPath();
  console.log('No Chromium found: trying to get one ...');
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', '--only-shell', 'chromium']);
  if (!chromiumPath()) run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (!chromiumPath() && process.getuid?.() === 0)
    run('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null']);
  const path = chromiumPath();
  if (!path) {
    console.error('The browser tests need Chromium: install it, or name one with CHROMIUM_PATH=/path/to/chromium.');
    process.exit(1);
  }
  return path;
};
