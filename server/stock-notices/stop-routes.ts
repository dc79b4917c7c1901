import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '../db/open.ts';
import { stopNotices } from './queue-letters.ts';

const WORDS: Readonly<Record<Locale['language'], { title: string; ask: string; yes: string; done: string; unknown: string }>> = {
  en: {
    title: 'Letters about stock',
    ask: 'Do you want no more letters about things that are back in stock?',
    yes: 'No more letters',
    done: 'Done. We have forgotten everything you asked to hear of.',
    unknown: 'This link is not known here, or it has been used up.',
  },
  fr: {
    title: 'Lettres sur le stock',
    ask: 'Souhaitez-vous ne plus recevoir de lettres sur les articles de retour en stock ?',
    yes: 'Ne plus en recevoir',
    done: 'C’est fait. Nous avons oublié toutes vos demandes.',
    unknown: 'Ce lien est inconnu ou n’est plus valable.',
  },
  de: {
    title: 'Briefe zum Bestand',
    ask: 'Möchten Sie keine Briefe mehr darüber, was wieder da ist?',
    yes: 'Keine Briefe mehr',
    done: 'Erledigt. Wir haben alle Ihre Anfragen gelöscht.',
    unknown: 'Dieser Link ist uns nicht bekannt oder nicht mehr gültig.',
  },
};
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const wordsFor = (acceptLanguage = '') => {
  const first = acceptLanguage.slice(0, 2).toLowerCase();
  return { lang: first === 'fr' || first === 'de' ? first : 'en', ...WORDS[first === 'fr' || first === 'de' ? first : 'en'] } as const;
};

/**
 * The way out of letters about stock: a page that asks first, since mail programs follow links by themselves, and the post that a reader's
 * button or a mail program's own (RFC 8058) sends.
 */
export const stopRoutes = (db: Db): Hono => {
  const app = new Hono();
  const headers = { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
  const page = (language: string | undefined, body: (words: ReturnType<typeof wordsFor>) => unknown) => {
    const words = wordsFor(language);
    return html`<!doctype html>
      <html lang="${words.lang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${words.title}</title>
        </head>
        <body>
          <main>
            <h1>${words.title}</h1>
            ${body(words)}
          </main>
        </body>
      </html>`;
  };
  app.get('/stop', (c) => {
    const body = page(
      c.req.header('Accept-Language'),
      ({ ask, yes }) =>
        html`<p>${ask}</p>
          <form method="post"><button>${yes}</button></form>`,
    );
    return c.html(body, 200, headers);
  });
  app.post('/stop', async (c) => {
    const known = await stopNotices(db, c.req.query('letter') ?? '');
    return c.html(
      page(c.req.header('Accept-Language'), ({ done, unknown }) => html`<p>${known ? done : unknown}</p>`),
      known ? 200 : 404,
      headers,
    );
  });
  return app;
};
