import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Db } from '../db/open.ts';
import { confirmByLetter, endByLink } from './subscribe.ts';
import { subscriptionWords } from './subscription-words.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

const languageOf = (c: Context): 'en' | 'fr' | 'de' => {
  const asked = c.req.query('lang');
  return asked === 'fr' || asked === 'de' ? asked : 'en';
};

const answer = (c: Context, status: 200 | 404, text: string, button?: string) => {
  const language = languageOf(c);
  const title = subscriptionWords({ language }).subject;
  return c.html(
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
            <h1>Waymark</h1>
            <p>${text}</p>
            ${button === undefined ? '' : html`<form method="post"><button>${button}</button></form>`}
          </main>
        </body>
      </html>`,
    status,
    HEADERS,
  );
};

/**
 * Where the links of letters about subscriptions lead. Each page asks first, since mail programs follow links by themselves; the post is its
 * button's, or a mail program's own (RFC 8058).
 */
export const subscriptionRoutes = (db: Db, clock: () => Date): Hono => {
  const app = new Hono();
  app.get('/subscribe', (c) => {
    const { askConfirm, confirm } = subscriptionWords({ language: languageOf(c) });
    return answer(c, 200, askConfirm, confirm);
  });
  app.post('/subscribe', async (c) => {
    const { subscription = '', secret = '' } = c.req.query();
    const { confirmed, unknown } = subscriptionWords({ language: languageOf(c) });
    const known = UUID.test(subscription) && (await db.transaction((tx) => confirmByLetter(tx, subscription, secret, clock())));
    return answer(c, known ? 200 : 404, known ? confirmed : unknown);
  });
  app.get('/unsubscribe', (c) => {
    const { askStop, stop } = subscriptionWords({ language: languageOf(c) });
    return answer(c, 200, askStop, stop);
  });
  app.post('/unsubscribe', async (c) => {
    const { stopped, unknown } = subscriptionWords({ language: languageOf(c) });
    const known = await endByLink(db, c.req.query('token') ?? '', clock());
    return answer(c, known ? 200 : 404, known ? stopped : unknown);
  });
  return app;
};
