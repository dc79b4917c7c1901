import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocaleId } from '#contract/locales.ts';
import type { render as renderPage } from '#src/shell/boot/entry-server.tsx';
import type { PageManifest } from '#src/shell/boot/page-manifest.ts';
import type { AppApi } from '#src/shell/router/router-context.ts';

/** @param nonce goes on every script and style that the renderer itself writes */
export type PageRenderer = (request: Request, nonce: string) => Promise<Response>;

export interface RendererPorts {
  readonly publicUrl: string;
  /** The contract's client over this very process: no request leaves it. */
  readonly apiFor: (locale: LocaleId, request: Request) => AppApi;
  /** Whether there is a page that shows every content block. */
  readonly kit: boolean;
}

/**
 * Loads the built render entry and its page manifests once.
 * @param root folder that holds `dist`
 */
export const loadRenderer = async (root: string, { publicUrl, apiFor, kit }: RendererPorts): Promise<PageRenderer> => {
  const load = (path: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(resolve(root, path)).href);
  const { render } = (await load('dist/server/entry-server.js')) as { render: typeof renderPage };
  const { loadPageManifests } = (await load('scripts/page-manifests.mjs')) as {
    loadPageManifests: (root: string) => Promise<Record<LocaleId, PageManifest>>;
  };
  const manifests = await loadPageManifests(root);
  return (request, nonce) => render(request, { apiFor, publicUrl, kit, manifest: (locale) => manifests[locale], nonce });
};
