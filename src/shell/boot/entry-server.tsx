import { createRequestHandler, getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { DEFAULT_LOCALE, localeOfPath, LOCALES, type LocaleId } from '#contract/locales.ts';
import { createI18n, type I18n } from '#src/base/i18n/i18n.ts';
import { type AppRouter, createAppRouter } from '#src/shell/router/router.tsx';
import { insertKeptMarkup } from '#src/shell/layout/keep-markup.tsx';
import type { AppApi } from '#src/shell/router/router-context.ts';
import { bootFilesOf, type PageManifest } from './page-manifest.ts';

type Catalogues = Record<string, { default: Record<string, string> }>;
const catalogues = import.meta.glob('../../base/i18n/messages/*/*.json', { eager: true }) as Catalogues;

const wordsOf = new Map<LocaleId, I18n>();
/** All words of a locale: the server has no reason to load them piece by piece. */
export const i18nFor = (id: LocaleId): I18n => {
  const known = wordsOf.get(id);
  if (known) return known;
  const folder = `../../base/i18n/messages/${id}/`;
  const parts = Object.fromEntries(
    Object.entries(catalogues).flatMap(([path, { default: texts }]) =>
      path.startsWith(folder) ? [[path.slice(folder.length, -'.json'.length), texts]] : [],
    ),
  );
  const made = createI18n(LOCALES[id], parts, () => Promise.reject(new Error('All parts are loaded')));
  wordsOf.set(id, made);
  return made;
};

export interface RenderOptions {
  /** @param request the document's: a preview is drawn in the session of its editor */
  readonly apiFor: (locale: LocaleId, request: Request) => AppApi;
  readonly publicUrl: string;
  readonly kit?: boolean;
  readonly manifest: (locale: LocaleId) => PageManifest;
  /** Put on every script and style that the renderer itself writes, so that they can be told from what stands in the content. */
  readonly nonce?: string;
}

/** The router writes styles; scripts are the document's own business. */
const routerManifest = ({ routes, inlineCss }: PageManifest) => ({ routes, inlineCss });

/** A document as text: as a body of a response it would be encoded and decoded once more. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

const renderPage = async (request: Request, manifest: PageManifest, createRouter: () => AppRouter): Promise<RenderedPage> => {
  let html = '';
  const handle = createRequestHandler({ request, createRouter, getRouterManifest: () => routerManifest(manifest) });
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    html = insertKeptMarkup(await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />)));
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, html };
};

/** The whole document for a page's address: route, data and head. Depends on the address alone, never on who asks. */
export const render = (request: Request, { apiFor, publicUrl, kit, manifest: manifestOf, nonce }: RenderOptions): Promise<RenderedPage> => {
  const locale = localeOfPath(new URL(request.url).pathname) ?? DEFAULT_LOCALE;
  const manifest = manifestOf(locale);
  return renderPage(request, manifest, () => {
    const router = createAppRouter({
      api: apiFor(locale, request),
      i18n: i18nFor(locale),
      publicUrl,
      kit,
      bootFiles: (ids) => bootFilesOf(manifest, ids),
    });
    if (nonce !== undefined) router.update({ ...router.options, ssr: { nonce } });
    return router;
  });
};

/** The frame alone, for the device's own copy of the app: no data, nobody's name, no address. */
export const renderShell = (locale: LocaleId, options: RenderOptions): Promise<RenderedPage> => {
  const request = new Request(`${options.publicUrl}/app-shell`);
  const manifest = options.manifest(locale);
  return renderPage(request, manifest, () =>
    createAppRouter({
      api: options.apiFor(locale, request),
      i18n: i18nFor(locale),
      publicUrl: options.publicUrl,
      isShell: true,
      bootFiles: (ids) => bootFilesOf(manifest, ids),
    }),
  );
};

export { createPageManifest } from './page-manifest.ts';
export { LOCALE_IDS as localeIds } from '#contract/locales.ts';

/** Route id to source file: what the page manifest is derived from. */
export const routeSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(import.meta.glob('../../routes/**/*.tsx')).map((file) => {
    const path = file.replace('../../routes', '').replace(/\.tsx$/, '');
    // A dot in a file's name is a slash in its route's.
    const id =
      path === '/__root'
        ? '__root__'
        : path
            .replace(/\/route$/, '')
            .replace(/\/index$/, '/')
            .replaceAll('.', '/');
    return [id, file.replace('../..', 'src')];
  }),
);
