import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { LocaleId } from '../../contract/locales.ts';
import type { Front } from '../../server/platform/pages/front.ts';
import type { PageManifest } from '../../src/shell/boot/page-manifest.ts';
import { devFiles } from './files.ts';
import { adaptHtml, adaptPolicy, errorPage, toShownError } from './html.ts';
import type { Load } from './load.ts';
import { PAGE_ENTRY } from './plugins.ts';
import { readStyles } from './styles.ts';

const RENDERER = 'src/shell/boot/entry-server.tsx';
const FIRST_STYLES = 'src/shell/styles/index.css';

/** One entry, and no list of what comes with it: Vite's client fetches that module by module. */
const manifest = (locale: LocaleId): PageManifest => ({
  routes: {},
  scripts: {},
  entry: PAGE_ENTRY,
  fonts: '/src/shell/styles/waymark-sans.css',
  letters: '/src/shell/styles/fonts/waymark-sans-latin.woff2',
  webManifest: `/manifest/${locale}.webmanifest`,
});

interface Renderer {
  readonly render: (
    request: Request,
    options: Parameters<Front['openRenderer']>[0] & { manifest: (locale: LocaleId) => PageManifest; nonce: string },
  ) => Promise<Response>;
}

export interface DevFrontPorts {
  readonly vite: Pick<ViteDevServer, 'environments'>;
  readonly load: Load;
  readonly root: string;
  readonly nonce: string;
  readonly report: (error: unknown) => void;
}

/** Pages rendered from the sources as they are at that moment, with the styles of all that was rendered so far. */
export const createDevFront = ({ vite, load, root, nonce, report }: DevFrontPorts): Front => {
  const html = (text: string, status: number, headers = new Headers()): Response => {
    headers.delete('Content-Length');
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(text, { status, headers });
  };
  const styles = () => {
    const node = vite.environments.ssr.moduleGraph.getModuleById(resolve(root, RENDERER));
    return node ? readStyles(node, resolve(root, FIRST_STYLES), load) : [];
  };
  return {
    keepsDocuments: false,
    adaptPolicy: (policy) => adaptPolicy(policy, nonce),
    files: (policy) => devFiles(load, nonce, policy({ scripts: [], styles: [] })),
    openRenderer: async (ports) => async (request, rendering) => {
      try {
        const { render } = await load<Renderer>(`/${RENDERER}`);
        const answer = await render(request, { ...ports, manifest, nonce: rendering });
        if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
        const text = await answer.text();
        return html(adaptHtml(text, await styles(), nonce), answer.status, new Headers(answer.headers));
      } catch (error) {
        report(error);
        return html(errorPage(toShownError(error), nonce), 500);
      }
    },
  };
};
