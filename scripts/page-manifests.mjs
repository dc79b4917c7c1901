import { readFile, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The page manifest of each locale, from what the client build wrote. Used at build time (shells) and by the server at start. */
export const loadPageManifests = async (root = '.') => {
  const { createPageManifest, localeIds, routeSources } = await import(pathToFileURL(resolve(root, 'dist/server/entry-server.js')).href);
  const vite = JSON.parse(await readFile(resolve(root, 'dist/client/.vite/manifest.json'), 'utf8'));
  const styles = {};
  for (const file of await readdir(resolve(root, 'dist/client/assets'))) {
    if (file.endsWith('.css')) styles[`/assets/${file}`] = await readFile(resolve(root, 'dist/client/assets', file), 'utf8');
  }
  return Object.fromEntries(localeIds.map((locale) => [locale, createPageManifest({ vite, routes: routeSources, locale, styles })]));
};
