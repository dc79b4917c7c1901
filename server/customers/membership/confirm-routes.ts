import { Hono } from 'hono';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { ServicePorts } from '#server/platform/http/service-ports.ts';
import { languageOfReader, emailPage } from '#server/platform/mail/email-page.ts';
import { confirmMember } from './confirm-member.ts';

const WORDS: Readonly<Record<Locale['language'], { title: string; ask: string; yes: string; done: string; signIn: string; unknown: string }>> = {
  en: {
    title: 'Your membership',
    ask: 'Is this your email? Confirm your membership to start spending your points.',
    yes: 'Confirm my membership',
    done: 'Your membership is confirmed. You can spend your points now.',
    signIn: 'To confirm the email of your account as well, sign in and open the link again.',
    unknown: 'This link isn’t valid, or a newer email has replaced it.',
  },
  fr: {
    title: 'Votre adhésion',
    ask: 'Cette adresse est la vôtre ? Confirmez votre adhésion d’un clic et utilisez vos points.',
    yes: 'Confirmer mon adhésion',
    done: 'C’est fait. Vous pouvez utiliser vos points.',
    signIn: 'Pour confirmer aussi l’adresse de votre compte, connectez-vous et ouvrez de nouveau le lien.',
    unknown: 'Ce lien est inconnu, ou un e-mail plus récent l’a remplacé.',
  },
  de: {
    title: 'Ihre Mitgliedschaft',
    ask: 'Ist das Ihre E-Mail-Adresse? Bestätigen Sie Ihre Mitgliedschaft, dann können Sie Ihre Punkte einlösen.',
    yes: 'Mitgliedschaft bestätigen',
    done: 'Ihre Mitgliedschaft ist bestätigt. Sie können Ihre Punkte jetzt einlösen.',
    signIn: 'Um auch die Adresse Ihres Kontos zu bestätigen, melden Sie sich an und öffnen Sie den Link noch einmal.',
    unknown: 'Dieser Link ist ungültig, oder eine neuere E-Mail hat ihn ersetzt.',
  },
};

/**
 * The answer to the email of a joining.
 * @param authenticate whose session it is answered in
 */
export const loyaltyEmailRoutes = (db: Db, clock: () => Date, authenticate: ServicePorts['authenticate']): Hono => {
  const app = new Hono();
  app.get('/loyalty', (c) => {
    const language = languageOfReader(c);
    const { title, ask, yes } = WORDS[language];
    return emailPage(c, { language, title, text: ask, button: yes });
  });
  app.post('/loyalty', async (c) => {
    const session = await authenticate(c.req.raw, db);
    const known = await confirmMember(db, c.req.query('letter') ?? '', session?.account?.id, clock());
    const language = languageOfReader(c);
    const { title, done, signIn, unknown } = WORDS[language];
    const text = known === false ? unknown : known === 'address' ? done : `${done} ${signIn}`;
    return emailPage(c, { language, title, text }, known ? 200 : 404);
  });
  return app;
};
