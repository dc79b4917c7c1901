import type { Plugin } from 'vite';

/** Addresses of modules that exist in development alone. */
export const PAGE_ENTRY = '/@waymark/page.js';
export const KIT_ENTRY = '/@waymark/kit.js';
export const ERROR_ENTRY = '/@waymark/error.js';

/** Sent to pages when the server runs other code than before. */
export const SERVER_CHANGED = 'waymark:server-changed';
/** Sent to pages when any source was saved. */
export const SOURCE_CHANGED = 'waymark:source-changed';

const starts = (module: string): string => `
import '/@vite/client';
import '@vitejs/plugin-react/preamble';
import.meta.hot?.on('${SERVER_CHANGED}', () => document.querySelectorAll('vite-error-overlay').forEach((overlay) => overlay.close()));
await import('${module}');
`;

/** A page that could not be made shows the error over itself, and is asked for again when a source was saved. */
const showsError = `
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(JSON.parse(document.getElementById('error').textContent)));
import.meta.hot?.on('${SOURCE_CHANGED}', () => location.reload());
`;

const MODULES: Readonly<Record<string, string>> = {
  [PAGE_ENTRY]: starts('/src/shell/boot/entry-client.tsx'),
  [KIT_ENTRY]: starts('/src/ui/testing/kit-page.tsx'),
  [ERROR_ENTRY]: showsError,
};

/** The page's entry with Vite's client ahead of it, as a file of its own: an inline script would need a hole in the policy. */
export const devEntries = (): Plugin => ({
  name: 'waymark:dev-entries',
  apply: 'serve',
  resolveId: (id) => (id in MODULES ? id : null),
  load: (id) => MODULES[id] ?? null,
});

const WORKER_CHECK = 'typeof SharedWorker === "undefined"';

/** Vite's client waits for a restarted server in a worker made of a blob, which Trusted Types refuse. It can wait in the page as well. */
export const waitInPage = (): Plugin => ({
  name: 'waymark:wait-in-page',
  apply: 'serve',
  transform(code, id) {
    if (!id.split('?')[0]?.endsWith('/vite/dist/client/client.mjs')) return undefined;
    if (!code.includes(WORKER_CHECK)) this.error('Vite waits for a restarted server in another way now: see whether Trusted Types allow it');
    return code.replace(WORKER_CHECK, 'true');
  },
});
