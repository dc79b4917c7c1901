import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { LocaleId } from '../../contract/locales.ts';
import type { Front } from '../../server/platform/pages/front.ts';
import type { RenderedPage } from '../../src/shell/boot/entry-server.tsx';
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
  ) => Promise<RenderedPage>;
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
        const page = await render(request, { ...ports, manifest, nonce: rendering });
        return page.html === '' ? page : { ...page, html: adaptHtml(page.html, await styles(), nonce) };
      } catch (error) {
        report(error);
        return { status: 500, headers: new Headers(), html: errorPage(toShownError(error), nonce) };
      }
    },
  };
};
