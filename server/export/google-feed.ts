import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { GOOGLE_ATTRIBUTES, type GoogleItem, valuesOf } from './google-items.ts';
import { tsvLine } from './table.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Characters that XML 1.0 does not allow are dropped. */
// oxlint-disable-next-line no-control-regex -- these are the characters
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

export const xmlText = (text: string): string => text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

export const xmlHead = (publicUrl: string, locale: LocaleId): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>Waymark ${xmlText(LOCALES[locale].label)}</title>`,
    `<link>${xmlText(`${publicUrl}/${locale}`)}</link>`,
    `<description>${xmlText(`Products of ${publicUrl}`)}</description>`,
    '',
  ].join('\n');

export const XML_FOOT = '</channel>\n</rss>\n';

export const xmlItem = (item: GoogleItem): string => {
  const elements = GOOGLE_ATTRIBUTES.flatMap((attribute) =>
    valuesOf(item, attribute).map((value) => {
      if (attribute === 'shipping') {
        const [country = '', , , price = ''] = value.split(':');
        return `<g:shipping><g:country>${country}</g:country><g:price>${price}</g:price></g:shipping>`;
      }
      if (attribute === 'free_shipping_threshold') {
        const [country = '', price = ''] = value.split(':');
        return `<g:free_shipping_threshold><g:country>${country}</g:country><g:price_threshold>${price}</g:price_threshold></g:free_shipping_threshold>`;
      }
      return `<g:${attribute}>${xmlText(value)}</g:${attribute}>`;
    }),
  );
  return `<item>${elements.join('')}</item>\n`;
};

export const tsvHead = (): string => tsvLine(GOOGLE_ATTRIBUTES);

export const tsvItem = (item: GoogleItem): string => tsvLine(GOOGLE_ATTRIBUTES.map((attribute) => valuesOf(item, attribute).join(',')));
