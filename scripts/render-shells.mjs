import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadPageManifests } from './page-manifests.mjs';

/**
 * Renders the frame of the app for each locale into dist/client/shell, with a list of the hashes of its inline scripts and
 * styles: the shell has no nonce, and its content security policy names these hashes instead.
 */
export const renderShells = async () => {
  const { renderShell, localeIds } = await import(pathToFileURL(resolve('dist/server/entry-server.js')).href);
  const manifests = await loadPageManifests();
  await mkdir('dist/client/shell', { recursive: true });
  const hashes = {};
  for (const locale of localeIds) {
    const { status, html } = await renderShell(locale, {
      apiFor: () => () => Promise.reject(new Error('The shell asks for no data')),
      publicUrl: 'http://shell.invalid',
      manifest: (id) => manifests[id],
    });
    if (status !== 200) throw new Error(`The shell of ${locale} answered ${status}`);
    const hashOf = (tag) =>
      [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
        (match) =>
          `'sha256-${createHash('sha256')
            .update(match[1] ?? '')
            .digest('base64')}'`,
      );
    hashes[locale] = { scripts: [...new Set(hashOf('script'))], styles: [...new Set(hashOf('style'))] };
    await writeFile(`dist/client/shell/${locale}.html`, html);
  }
  await writeFile('dist/client/shell/hashes.json', JSON.stringify(hashes));
  return readFile('dist/client/shell/hashes.json', 'utf8');
};
