import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** An extended support release of Firefox; undefined where there is none. FIREFOX_PATH names another. */
export const firefoxPath = () => process.env.FIREFOX_PATH || onPath('firefox-esr');

/** Folders of libraries, one of which holds the browser that WebKitGTK's driver starts. */
const LIBRARIES = '/usr/lib';

const miniBrowser = () =>
  (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));

/** WebKitGTK's driver, the browser that it starts, and a display for it; undefined where one of them is missing. */
export const webkitPaths = () => {
  const [driver, browser, display] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : undefined;
};

const ENGINES = [
  { name: 'firefox', title: 'Firefox ESR', packages: ['firefox-esr'], isThere: () => firefoxPath() !== undefined },
  { name: 'webkit', title: 'WebKitGTK', packages: ['webkit2gtk-driver', 'xvfb'], isThere: () => webkitPaths() !== undefined },
];

/** Engines that are installed, by the names of their projects. */
export const installedEngines = () => ENGINES.filter(({ isThere }) => isThere()).map(({ name }) => name);

/** One line about each engine that is not installed. */
export const missingEngines = () =>
  ENGINES.filter(({ isThere }) => !isThere()).map(
    ({ title, packages }) => `${title} is not installed (Debian: apt-get install ${packages.join(' ')})`,
  );
