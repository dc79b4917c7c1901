const PREVIEW = ['preview', 'previewDateTime', 'previewScripts'] as const;

/** The query as it stands: one that is written anew would lose what it does not know. */
const split = (href: string): { readonly url: URL; readonly query: URLSearchParams } => {
  const url = new URL(href, 'http://shop.invalid');
  return { url, query: url.searchParams };
};

const textOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** The address of what is published, as everybody sees it. */
export const withoutPreview = (href: string): string => {
  const { url, query } = split(href);
  for (const name of PREVIEW) query.delete(name);
  return textOf(url);
};

/** The same page in preview, as another address has it. */
export const withPreviewOf = (href: string, search: string): string => {
  const { url, query } = split(href);
  const from = new URLSearchParams(search);
  for (const name of PREVIEW) {
    const value = from.get(name);
    if (value !== null && !query.has(name)) query.set(name, value);
  }
  return textOf(url);
};

/** @param at ISO or the value of a field of the type `datetime-local`; empty: now */
export const previewAddress = (href: string, at = ''): string => {
  const { url, query } = split(href);
  query.set('preview', 'true');
  const moment = new Date(at);
  if (!Number.isNaN(moment.getTime())) query.set('previewDateTime', moment.toISOString());
  return textOf(url);
};

/** The same for a frame that runs no scripts: the document has none (server/platform/pages/still-preview.ts). */
export const stillPreviewAddress = (href: string): string => {
  const { url, query } = split(previewAddress(href));
  query.set('previewScripts', 'false');
  return textOf(url);
};
