import { isLocaleId } from '#contract/locales.ts';
import { isGtin } from './gtin.ts';

/**
 * What a label, a QR code or typed text says. `gtin`: a number with a right check digit. `misread`: a number of that length whose check digit is wrong.
 * `product`: a link to a product of this shop. `page`: a link to another page of it; `path` begins with a slash and has its query and fragment. `foreign`: a link that leads
 * elsewhere. `text`: anything else.
 */
export type Code =
  | { readonly kind: 'gtin'; readonly gtin: string }
  | { readonly kind: 'misread'; readonly text: string }
  | { readonly kind: 'product'; readonly productId: string; readonly path: string; readonly chosen: Readonly<Record<string, string>> }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'foreign'; readonly host: string }
  | { readonly kind: 'text'; readonly text: string };

/** What scanners may put in front: the symbology identifier of ISO/IEC 15424, such as `]E0` or `]C1`. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;
/** GS1 element string: application identifier 01, 14 digits, then others. */
const ELEMENT_STRING = /^(?:\(01\)|01)(\d{14})(?=$|\D|\d{2})/;
/** GS1 Digital Link: `https://id.example/01/09506000134352`. */
const DIGITAL_LINK = /\/01\/(\d{8}|\d{12,14})(?:\/|$)/;
const PRODUCT_PATH = /^\/([a-z]{2}-[a-z]{2})\/p\/(?:[^/]*-)?([A-Z0-9]{8,11})\/?$/;
/** Longer text is nobody's label. */
const LONGEST = 2_000;

const numberOf = (digits: string): Code => (isGtin(digits) ? { kind: 'gtin', gtin: digits } : { kind: 'misread', text: digits });

interface Address {
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

const addressOf = (text: string): Address | undefined => {
  const [, host, path = '', query = '', hash = ''] = /^https?:\/\/([^/?#\s]+)([^?#\s]*)(?:\?([^#\s]*))?(?:#(\S*))?/i.exec(text) ?? [];
  return host === undefined ? undefined : { host: host.toLowerCase(), path, query, hash };
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** A link to a product of this shop; its address keeps the locale that it was made for. */
const productOf = ({ path, query }: Address): Code | undefined => {
  const [, locale, productId] = PRODUCT_PATH.exec(path) ?? [];
  if (productId === undefined || !isLocaleId(locale ?? '')) return undefined;
  const pairs = query.split('&').filter(Boolean);
  const chosen = Object.fromEntries(pairs.map((pair) => [decoded(pair.split('=')[0] ?? ''), decoded(pair.split('=').slice(1).join('='))]));
  return { kind: 'product', productId, path, chosen };
};

/** Two slashes at its beginning would name another host. */
const pageOf = ({ path, query, hash }: Address): Code => ({
  kind: 'page',
  path: `/${path.replace(/^[/\\]+/, '')}${query && `?${query}`}${hash && `#${hash}`}`,
});

/**
 * Reads what was scanned or typed.
 * @param hosts of this shop: links that lead elsewhere are no links to its products
 */
export const readCode = (scanned: string, hosts: readonly string[]): Code => {
  const text = scanned.slice(0, LONGEST).trim().replace(SYMBOLOGY, '').trim();
  const address = addressOf(text);
  if (address) {
    if (hosts.includes(address.host)) return productOf(address) ?? pageOf(address);
    const gtin = DIGITAL_LINK.exec(address.path)?.[1];
    return gtin === undefined ? { kind: 'foreign', host: address.host } : numberOf(gtin);
  }
  const digits = text.replaceAll(/[\s-]/g, '');
  if (/^(?:\d{8}|\d{12,14})$/.test(digits)) return numberOf(digits);
  const element = ELEMENT_STRING.exec(text)?.[1];
  return element === undefined ? { kind: 'text', text } : numberOf(element);
};
