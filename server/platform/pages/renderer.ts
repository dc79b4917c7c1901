import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LOCALE, type LocaleId } from '#contract/locales.ts';
import type { render as renderPage, RenderedPage } from '#src/shell/boot/entry-server.tsx';
import type { PageManifest } from '#src/shell/boot/page-manifest.ts';
import type { AppApi } from '#src/shell/router/router-context.ts';
import { dropOldest } from '#domain/drop-oldest.ts';
import { createStyleFinder } from './find-styles.ts';
import { hashOf } from './inline-hash.ts';

/** An inline style, and how a content security policy names it. */
export interface InlineStyle {
  readonly text: string;
  readonly hash: string;
}

export interface PageToSend extends RenderedPage {
  /** What an inline style holds of which the names were rendered; absent where its text was. */
  readonly styleOf?: (names: string) => InlineStyle;
}

/** @param nonce goes on every script and style that the renderer itself writes */
export type PageRenderer = (request: Request, nonce: string) => Promise<PageToSend>;

export interface RendererPorts {
  readonly publicUrl: string;
  /** The contract's client over this very process: no request leaves it. */
  readonly apiFor: (locale: LocaleId, request: Request) => AppApi;
  /** Whether there is a page that shows every content block. */
  readonly kit: boolean;
}

/** Styles are half of a document and the same in many: names stand for them while it is rendered. */
const nameStyles = (manifest: PageManifest): PageManifest => {
  const names = Object.keys(manifest.inlineCss?.styles ?? {});
  return { ...manifest, inlineCss: { styles: Object.fromEntries(names.map((name) => [name, `${name};`])) } };
};

/** Sets of styles that are kept: one for each set of routes that make a page, and of kinds of blocks on it. */
const KEPT_STYLES = 100;

/** @returns the style that the names stand for */
const createStyles = (styles: Readonly<Record<string, string>>): ((names: string) => InlineStyle) => {
  const known = new Map<string, InlineStyle>();
  return (names) => {
    const found = known.get(names);
    if (found) return found;
    const text = names
      .split(';')
      .map((name) => styles[name] ?? '')
      .join('');
    const style = { text, hash: hashOf(text) };
    known.set(names, style);
    dropOldest(known, KEPT_STYLES);
    return style;
  };
};

/** The document with the names of all styles that it needs: those of its routes, and those of what content shows on it. */
const withAllNames = (html: string, find: ReturnType<typeof createStyleFinder>): string =>
  html.replace(/(<style[^>]*data-tsr-inline-css[^>]*>)([^<]*)/, (_, tag: string, names: string) => {
    const missing = find(html, new Set(names.split(';')));
    return `${tag}${names}${missing.map((name) => `${name};`).join('')}`;
  });

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
  const named = Object.fromEntries(Object.entries(manifests).map(([locale, manifest]) => [locale, nameStyles(manifest)])) as typeof manifests;
  // Styles are the same for all locales.
  const styles = manifests[DEFAULT_LOCALE].inlineCss?.styles ?? {};
  const styleOf = createStyles(styles);
  const findStyles = createStyleFinder(styles);
  return async (request, nonce) => {
    const page = await render(request, { apiFor, publicUrl, kit, manifest: (locale) => named[locale], nonce });
    return { ...page, html: withAllNames(page.html, findStyles), styleOf };
  };
};
