import type { Server } from 'node:http';
import { join, relative, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { devEntries, waitInPage } from './plugins.ts';

/** Folders that the shop and its tests write into, and tests, which no page loads. */
const NOT_WATCHED = /^(?:\.[\w-]+|dist|node_modules|docs|tests|test-results)(?:\/|$)|\.test\.[a-z]+$/;

export const isWatched = (path: string): boolean => !NOT_WATCHED.test(path);

/** A file's path from the root, with slashes. */
export const pathFrom = (root: string, file: string): string => relative(root, file).split(sep).join('/');

export interface ViteSettings {
  readonly root: string;
  readonly nonce: string;
  /** Hot replacement shares the server's port: the policy of documents lets the page speak to no other. */
  readonly http: Server;
  readonly publicUrl: string;
}

/** Vite in front of the shop: scripts and styles for the page, and the graph of modules that the server runs. */
export const createVite = ({ root, nonce, http, publicUrl }: ViteSettings): Promise<ViteDevServer> =>
  createServer({
    root,
    appType: 'custom',
    clearScreen: false,
    html: { cspNonce: nonce },
    plugins: [devEntries(), waitInPage()],
    // There is no page of HTML to find the libraries from. What is found late reloads the page.
    optimizeDeps: { entries: ['src/shell/boot/entry-client.tsx', 'src/routes/**/*.tsx', 'src/ui/testing/kit-page.tsx', 'workers/*/worker.ts'] },
    server: {
      middlewareMode: true,
      ws: { server: http },
      allowedHosts: [new URL(publicUrl).hostname],
      watch: { ignored: (file: string) => !isWatched(pathFrom(root, file)) },
      // Sources may be read, the database and its mails may not.
      fs: {
        allow: [
          ...['src', 'contract', 'domain', 'pricing', 'db', 'workers', 'public'].map((folder) => join(root, folder)),
          join(root, 'node_modules'),
        ],
      },
    },
  });
