import { stripVTControlCharacters } from 'node:util';
import { ERROR_ENTRY, KIT_ENTRY } from './plugins.ts';

export interface Style {
  /** Vite's name of the module: its client takes over a style that bears it. */
  readonly id: string;
  readonly text: string;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styleTag = ({ id, text }: Style, nonce: string): string =>
  `<style nonce="${nonce}" data-vite-dev-id="${escape(id)}">${text.replaceAll('</style', '<\\/style')}</style>`;

/** Read by Vite's client, which gives the nonce to the styles that it makes. */
const nonceTag = (nonce: string): string => `<meta property="csp-nonce" nonce="${nonce}">`;

/** Where a document's styles go: at the end of its head. */
const HEAD_END = '</head>';

/**
 * A document as the renderer made it from sources, for a browser. Functions that it holds as text were rewritten for the module runner, and styles are
 * named by nobody.
 */
export const adaptHtml = (html: string, styles: readonly Style[], nonce: string): string => {
  const text = html.replaceAll('__vite_ssr_dynamic_import__(', 'import(');
  const end = text.indexOf(HEAD_END);
  const added = nonceTag(nonce) + styles.map((style) => styleTag(style, nonce)).join('');
  return end < 0 ? text : text.slice(0, end) + added + text.slice(end);
};

/** A document's policy with the one thing that Vite needs beyond it: styles that bear the nonce. Hashes of styles would only make the header too long. */
export const adaptPolicy = (policy: string, nonce: string): string =>
  policy.replace(/(^|; )style-src [^;]*/, (_whole, start: string) => `${start}style-src 'self' 'nonce-${nonce}'`);

/** What the overlay of Vite's client shows of an error. */
export interface ShownError {
  readonly message: string;
  readonly stack: string;
  readonly id?: string;
  readonly frame?: string;
  readonly plugin?: string;
}

/** Anything that was thrown, as text without colours. */
export const toShownError = (error: unknown): ShownError => {
  const { message, stack, id, frame, plugin } = (error instanceof Error ? error : new Error(String(error))) as Error & Partial<ShownError>;
  const plain = (text: string): string => stripVTControlCharacters(text);
  return {
    message: plain(message),
    stack: plain(stack ?? ''),
    ...(id === undefined ? {} : { id }),
    ...(frame === undefined ? {} : { frame: plain(frame) }),
    ...(plugin === undefined ? {} : { plugin }),
  };
};

const page = (title: string, nonce: string, entry: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>` +
  `<link rel="icon" href="/icon.svg">${nonceTag(nonce)}<script type="module" src="${entry}"></script></head><body>${body}</body></html>`;

/** What stands in the place of a page that could not be made. */
export const errorPage = (error: ShownError, nonce: string): string =>
  page(
    'Error',
    nonce,
    ERROR_ENTRY,
    `<pre>${escape(`${error.message}\n${error.frame ?? ''}\n${error.stack}`)}</pre>` +
      `<script type="application/json" id="error">${JSON.stringify(error).replaceAll('<', '\\u003c')}</script>`,
  );

/** Every component of the kit with its states. */
export const kitPage = (nonce: string): string => page('Kit', nonce, KIT_ENTRY, '<div id="kit"></div>');
