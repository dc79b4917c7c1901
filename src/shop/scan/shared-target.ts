import type { LocaleId } from '#contract/locales.ts';
import { readCode } from '#domain/barcodes/read-code.ts';

/** What another app shares with the installed one; each of them may be missing. */
export interface Shared {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly url?: string | undefined;
}

const ADDRESS = /https?:\/\/\S+/gi;
/** As much as the search takes. */
const LONGEST_SEARCH = 120;

/**
 * The page of this shop that shared text is about: the product that a link in it names, in the shopper's own locale, else a search for its words or number.
 * @param hosts of this shop
 */
export const sharedTarget = ({ title = '', text = '', url = '' }: Shared, locale: LocaleId, hosts: readonly string[]): string => {
  // Most apps put the link into the text.
  const links = [url, text, title].flatMap((part) => part.match(ADDRESS) ?? []).map((link) => link.replace(/[).,;!?]+$/, ''));
  const codes = [...links, text.trim(), title.trim()].map((one) => readCode(one, hosts));
  for (const code of codes) {
    if (code.kind !== 'product') continue;
    const chosen = new URLSearchParams(code.chosen).toString();
    return `/${locale}${code.path.slice(code.path.indexOf('/', 1))}${chosen && `?${chosen}`}`;
  }
  const number = codes.find((code) => code.kind === 'gtin');
  const words = (text.replaceAll(ADDRESS, ' ').trim() || title.replaceAll(ADDRESS, ' ').trim()).replaceAll(/\s+/g, ' ');
  const q = number?.kind === 'gtin' ? number.gtin : words.slice(0, LONGEST_SEARCH).trim();
  return q === '' ? `/${locale}/search` : `/${locale}/search?${new URLSearchParams({ q })}`;
};
