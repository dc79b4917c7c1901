import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import fields from './card-fields.css?raw';
import page from './page.css?raw';

/** Headers of a page of the provider's; answers the nonce for its styles and scripts. */
export const guardDocument = (c: Context, directives: (nonce: string) => readonly string[]): string => {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    ["default-src 'none'", "base-uri 'none'", 'img-src data:', `style-src 'nonce-${nonce}'`, ...directives(nonce)].join('; '),
  );
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return nonce;
};

/** Directives of a page in a frame of the shop's dialog. It has no origin, so that 'self' means nothing to it: addresses are named. */
export const framedPolicy =
  (origin: string, answers: string) =>
  (nonce: string): readonly string[] => [
    `script-src 'nonce-${nonce}'`,
    `connect-src ${origin}${answers}`,
    `font-src ${origin}/provider/font.woff2`,
    "form-action 'none'",
    `frame-ancestors ${origin}`,
    'sandbox allow-scripts allow-forms',
  ];

/** Lets such a page read what it is answered: of a frame whose origin is opaque browsers send "null". */
export const answerFrame: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Access-Control-Allow-Origin', 'null');
  c.header('Access-Control-Allow-Headers', 'content-type');
  c.header('Access-Control-Allow-Methods', 'POST');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', 'no-store');
};

/** As the shop asks for it; anything else is the device's own. */
export const themeOf = (asked: string | undefined): 'light' | 'dark' | 'system' => (asked === 'dark' || asked === 'light' ? asked : 'system');

export type Content = ReturnType<typeof html>;

export interface DocumentParts {
  readonly nonce: string;
  readonly locale: LocaleId;
  readonly title: string;
  readonly theme?: 'light' | 'dark' | 'system';
  readonly body: Content;
}

export const providerDocument = ({ nonce, locale, title, theme = 'system', body }: DocumentParts): Content =>
  html`<!doctype html>
    <html lang="${LOCALES[locale].tag}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(fields + page)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;

/** JSON for a script of the page, in a form that cannot end the script. */
export const scriptData = (data: unknown) => raw(JSON.stringify(data).replaceAll('<', '\\u003c'));

/** `{amount}` and its like filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
