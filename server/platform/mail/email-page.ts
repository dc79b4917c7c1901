import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '#contract/locales.ts';

/** Its address carries a secret of the email: it is kept nowhere, told to nobody and framed by nobody. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

export interface EmailPage {
  readonly language: Locale['language'];
  readonly title: string;
  /** Absent: the title. */
  readonly heading?: string;
  readonly text: string;
  /** What the reader is asked to press: its post is what the email's link is for. */
  readonly button?: string;
}

/** The language of whoever follows an email's link that says none. */
export const languageOfReader = (c: Context): Locale['language'] => {
  const first = c.req.header('Accept-Language')?.slice(0, 2).toLowerCase();
  return first === 'fr' || first === 'de' ? first : 'en';
};

/** Where a link of an email leads. It asks before it does anything, since mail programs follow links by themselves. */
export const emailPage = (c: Context, { language, title, heading = title, text, button }: EmailPage, status: 200 | 404 = 200) =>
  c.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
        </head>
        <body>
          <main>
            <h1>${heading}</h1>
            <p>${text}</p>
            ${button === undefined ? '' : html`<form method="post"><button>${button}</button></form>`}
          </main>
        </body>
      </html>`,
    status,
    HEADERS,
  );
