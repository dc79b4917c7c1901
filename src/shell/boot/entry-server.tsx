import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server';
import { DEFAULT_LOCALE, localeOfPath, LOCALES, type LocaleId } from '#contract/locales.ts';
import { createI18n, type I18n } from '#src/base/i18n/i18n.ts';
import { createAppRouter } from '#src/shell/router/router.tsx';
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

/** The whole document for a page's address: route, data and head. Depends on the address alone, never on who asks. */
export const render = (request: Request, { apiFor, publicUrl, kit, manifest, nonce }: RenderOptions): Promise<Response> => {
  const locale = localeOfPath(new URL(request.url).pathname) ?? DEFAULT_LOCALE;
  const handle = createRequestHandler({
    request,
    createRouter: () => {
      const router = createAppRouter({
        api: apiFor(locale, request),
        i18n: i18nFor(locale),
        publicUrl,
        kit,
        bootFiles: (ids) => bootFilesOf(manifest(locale), ids),
      });
      if (nonce !== undefined) router.update({ ...router.options, ssr: { nonce } });
      return router;
    },
    getRouterManifest: () => routerManifest(manifest(locale)),
  });
  return handle(defaultRenderHandler);
};

/** The frame alone, for the device's own copy of the app: no data, nobody's name, no address. */
export const renderShell = (locale: LocaleId, options: RenderOptions): Promise<Response> => {
  const request = new Request(`${options.publicUrl}/app-shell`);
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter({
        api: options.apiFor(locale, request),
        i18n: i18nFor(locale),
        publicUrl: options.publicUrl,
        isShell: true,
        bootFiles: (ids) => bootFilesOf(options.manifest(locale), ids),
      }),
    getRouterManifest: () => routerManifest(options.manifest(locale)),
  });
  return handle(defaultRenderHandler);
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
