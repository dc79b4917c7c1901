import { Hono } from 'hono';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { languageOfReader, emailPage } from '#server/platform/mail/email-page.ts';
import { stopNotices } from './queue-emails.ts';

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

/** The way out of emails about stock; the post is a reader's button, or a mail program's own (RFC 8058). */
export const stopRoutes = (db: Db): Hono => {
  const app = new Hono();
  app.get('/stop', (c) => {
    const language = languageOfReader(c);
    const { title, ask, yes } = WORDS[language];
    return emailPage(c, { language, title, text: ask, button: yes });
  });
  app.post('/stop', async (c) => {
    const known = await stopNotices(db, c.req.query('letter') ?? '');
    const language = languageOfReader(c);
    const { title, done, unknown } = WORDS[language];
    return emailPage(c, { language, title, text: known ? done : unknown }, known ? 200 : 404);
  });
  return app;
};
