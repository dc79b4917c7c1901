import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import { keptParts, stageOfFile } from './kept-parts.ts';

/**
 * The service worker is built from sw/index.ts after the page. Before Workbox lists what to precache, the shell of each
 * locale is rendered from the server bundle: it needs the page's manifest and must itself be in the list.
 */
export const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'index.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['shell/*.html', 'assets/**/*.{js,css}', 'assets/*latin-[!e]*.woff2', 'icon.svg'],
      globIgnores: ['.vite/**', '**/precache-*.json'],
      rollupFormat: 'es',
      target: 'es2023',
      maximumFileSizeToCacheInBytes: 700_000,
      manifestTransforms: [
        (entries) => {
          const parts = keptParts('dist/client/.vite/manifest.json');
          // Workbox passes on what it does not know.
          const manifest = entries.flatMap((entry) => {
            const stage = stageOfFile(entry.url, parts);
            return stage === undefined ? [] : [stage === 'later' ? entry : { ...entry, stage }];
          });
          return { manifest };
        },
      ],
    },
    integration: {
      async beforeBuildServiceWorker() {
        const { renderShells } = (await import(pathToFileURL(resolve('scripts/render-shells.mjs')).href)) as { renderShells: () => Promise<void> };
        await renderShells();
      },
    },
  });
