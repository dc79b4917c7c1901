import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '../db/open.ts';
import { confirmMember } from './members.ts';

const WORDS: Readonly<Record<Locale['language'], { title: string; ask: string; yes: string; done: string; unknown: string }>> = {
  en: {
    title: 'Your membership',
    ask: 'Is this your address? Then your membership is confirmed with one press, and you can spend your points.',
    yes: 'Confirm my membership',
    done: 'Done. Your points can be spent now.',
    unknown: 'This link is not known here, or a newer letter has taken its place.',
  },
  fr: {
    title: 'Votre adhésion',
    ask: 'Cette adresse est la vôtre ? Confirmez votre adhésion d’un clic et utilisez vos points.',
    yes: 'Confirmer mon adhésion',
    done: 'C’est fait. Vous pouvez utiliser vos points.',
    unknown: 'Ce lien est inconnu, ou une lettre plus récente l’a remplacé.',
  },
  de: {
    title: 'Ihre Mitgliedschaft',
    ask: 'Ist das Ihre Adresse? Dann ist Ihre Mitgliedschaft mit einem Druck bestätigt, und Sie können Ihre Punkte einlösen.',
    yes: 'Mitgliedschaft bestätigen',
    done: 'Erledigt. Ihre Punkte können jetzt eingelöst werden.',
    unknown: 'Dieser Link ist uns nicht bekannt, oder ein neuerer Brief hat ihn ersetzt.',
  },
};
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

type PageWords = (typeof WORDS)['en'];

const page = (acceptLanguage: string | undefined, body: (words: PageWords) => unknown) => {
  const first = acceptLanguage?.slice(0, 2).toLowerCase();
  const lang = first === 'fr' || first === 'de' ? first : 'en';
  const words = WORDS[lang];
  return html`<!doctype html>
    <html lang="${lang}">
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

/** The answer to the letter of a joining: a page that asks first, since mail programs follow links by themselves, and the post of its button. */
export const loyaltyLetterRoutes = (db: Db, clock: () => Date): Hono => {
  const app = new Hono();
  app.get('/loyalty', (c) => {
    const ask = ({ ask: question, yes }: PageWords) =>
      html`<p>${question}</p>
        <form method="post"><button>${yes}</button></form>`;
    return c.html(page(c.req.header('Accept-Language'), ask), 200, HEADERS);
  });
  app.post('/loyalty', async (c) => {
    const known = await confirmMember(db, c.req.query('letter') ?? '', clock());
    return c.html(
      page(c.req.header('Accept-Language'), ({ done, unknown }) => html`<p>${known ? done : unknown}</p>`),
      known ? 200 : 404,
      HEADERS,
    );
  });
  return app;
};
