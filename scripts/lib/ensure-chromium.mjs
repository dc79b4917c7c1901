import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../chromium.mjs';

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 }).status === 0;
const installPackage = (name) => run('sh', ['-c', `apt-get install -y -qq --no-install-recommends ${name} >/dev/null`]);
/** The whole browser for what only it does (back/forward cache, windows); the shell, where there is one, for everything else. */
const PACKAGES = ['chromium', 'chromium-headless-shell'];

/** A Chromium for the browser tests: one that is there, Playwright's own, Debian's packages when allowed; else one clear line. */
export const ensureChromium = () => {
  if (!chromiumPath({ whole: true })) {
    console.log('No Chromium found: trying to get one ...');
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium']);
    if (!chromiumPath({ whole: true }) && process.getuid?.() === 0 && run('apt-get', ['update', '-qq'])) PACKAGES.forEach(installPackage);
  }
  if (chromiumPath({ whole: true })) return;
  console.error('The browser tests need Chromium: install it, or name one with CHROMIUM_PATH=/path/to/chromium.');
  process.exit(1);
};
