import { Hono } from 'hono';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { languageOfReader, emailPage } from '#server/platform/mail/email-page.ts';
import { stopNotices } from './queue-emails.ts';

const WORDS: Readonly<Record<Locale['language'], { title: string; ask: string; yes: string; done: string; unknown: string }>> = {
  en: {
    title: 'Back-in-stock emails',
    ask: 'Do you want to stop all back-in-stock emails?',
    yes: 'Unsubscribe',
    done: 'You’re unsubscribed. We’ve deleted all your requests.',
    unknown: 'This link isn’t valid or has already been used.',
  },
  fr: {
    title: 'Alertes de retour en stock',
    ask: 'Souhaitez-vous ne plus recevoir d’e-mails sur les articles de retour en stock ?',
    yes: 'Ne plus en recevoir',
    done: 'C’est fait. Nous avons supprimé toutes vos demandes.',
    unknown: 'Ce lien n’est pas valable ou a déjà été utilisé.',
  },
  de: {
    title: 'E-Mails zur Verfügbarkeit',
    ask: 'Möchten Sie keine E-Mails mehr zu wieder verfügbaren Artikeln erhalten?',
    yes: 'Abbestellen',
    done: 'Erledigt. Wir haben alle Ihre Anfragen gelöscht.',
    unknown: 'Dieser Link ist ungültig oder wurde schon verwendet.',
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
