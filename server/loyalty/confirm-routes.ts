import { Hono } from 'hono';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '../db/open.ts';
import { languageOfReader, letterPage } from '../mail/letter-page.ts';
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

/** The answer to the letter of a joining. */
export const loyaltyLetterRoutes = (db: Db, clock: () => Date): Hono => {
  const app = new Hono();
  app.get('/loyalty', (c) => {
    const language = languageOfReader(c);
    const { title, ask, yes } = WORDS[language];
    return letterPage(c, { language, title, text: ask, button: yes });
  });
  app.post('/loyalty', async (c) => {
    const known = await confirmMember(db, c.req.query('letter') ?? '', clock());
    const language = languageOfReader(c);
    const { title, done, unknown } = WORDS[language];
    return letterPage(c, { language, title, text: known ? done : unknown }, known ? 200 : 404);
  });
  return app;
};
