import { spawnSync } from 'node:child_process';
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

const debian = (packages) => `(Debian: apt-get install ${packages.join(' ')})`;
const notInstalled = (title, packages) => `${title} is not installed ${debian(packages)}`;

/** The driver sends commands that the extended support release before, 140, does not know. */
const OLDEST_FIREFOX = 153;

/** Why a Firefox that says so of itself, `Mozilla Firefox 140.3.0esr`, cannot be tested; undefined where it can. */
export const firefoxProblem = (said) => {
  const version = /\b(\d+)[.\d]*/.exec(said);
  if (!version) return `Firefox ESR does not say which version it is ${debian(['firefox-esr'])}`;
  return Number(version[1]) < OLDEST_FIREFOX
    ? `Firefox ESR ${version[0]} is too old: ${OLDEST_FIREFOX} or newer is needed (Debian: apt-get update, then apt-get install firefox-esr)`
    : undefined;
};

const whatFirefoxLacks = () => {
  const path = firefoxPath();
  if (path === undefined) return notInstalled('Firefox ESR', ['firefox-esr']);
  return firefoxProblem(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '');
};
const whatWebkitLacks = () => (webkitPaths() ? undefined : notInstalled('WebKitGTK', ['webkit2gtk-driver', 'xvfb']));

/** Asked once: Firefox is started for its version. */
let found;
const problems = () => (found ??= { firefox: whatFirefoxLacks(), webkit: whatWebkitLacks() });

/** Engines that can be tested, by the names of their projects. */
export const installedEngines = () => Object.entries(problems()).flatMap(([name, problem]) => (problem === undefined ? [name] : []));

/** One line about each engine that is not installed, or too old. */
export const missingEngines = () => Object.values(problems()).filter((problem) => problem !== undefined);
