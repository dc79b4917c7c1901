import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../chromium.mjs';

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 }).status === 0;

/** With these words Playwright opens a window, which the shell cannot. */
const isWatched = process.argv.some((word) => ['--headed', '--debug', '--ui'].includes(word));
const find = () => chromiumPath({ whole: isWatched });
const installPackage = (name) => run('sh', ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name} >/dev/null`]);

/** A Chromium for the browser tests: one that is there, Playwright's own, Debian's package when allowed; else one clear line. */
export const ensureChromium = () => {
  if (find()) return find();
  console.log('No Chromium found: trying to get one ...');
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', '--only-shell', 'chromium']);
  if (!find()) run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  for (const name of isWatched ? ['chromium'] : ['chromium-headless-shell', 'chromium'])
    if (!find() && process.getuid?.() === 0) installPackage(name);
  const path = find();
  if (!path) {
    console.error('The browser tests need Chromium: install it, or name one with CHROMIUM_PATH=/path/to/chromium.');
    process.exit(1);
  }
  return path;
};
