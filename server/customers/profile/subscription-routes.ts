import { type Context, Hono } from 'hono';
import type { Db } from '#server/platform/db/open.ts';
import { emailPage } from '#server/platform/mail/email-page.ts';
import { confirmByEmail, endByLink } from './subscribe.ts';
import { subscriptionMessages } from '#server/platform/mail/subscription-messages.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const languageOf = (c: Context): 'en' | 'fr' | 'de' => {
  const asked = c.req.query('lang');
  return asked === 'fr' || asked === 'de' ? asked : 'en';
};

const answer = (c: Context, status: 200 | 404, text: string, button?: string) => {
  const language = languageOf(c);
  const { subject: title } = subscriptionMessages({ language });
  return emailPage(c, { language, title, heading: 'Waymark', text, ...(button !== undefined && { button }) }, status);
};

/**
 * Where the links of emails about subscriptions lead; the post is the page's button, or a mail program's own (RFC 8058).
 * @param wakeMail an email may have been written
 */
export const subscriptionRoutes = (db: Db, clock: () => Date, wakeMail: () => void): Hono => {
  const app = new Hono();
  app.get('/subscribe', (c) => {
    const { askConfirm, confirm } = subscriptionMessages({ language: languageOf(c) });
    return answer(c, 200, askConfirm, confirm);
  });
  app.post('/subscribe', async (c) => {
    const { subscription = '', secret = '' } = c.req.query();
    const { confirmed, unknown } = subscriptionMessages({ language: languageOf(c) });
    const known = UUID.test(subscription) && (await db.transaction((tx) => confirmByEmail(tx, subscription, secret, clock())));
    if (known) wakeMail();
    return answer(c, known ? 200 : 404, known ? confirmed : unknown);
  });
  app.get('/unsubscribe', (c) => {
    const { askStop, stop } = subscriptionMessages({ language: languageOf(c) });
    return answer(c, 200, askStop, stop);
  });
  app.post('/unsubscribe', async (c) => {
    const { stopped, unknown } = subscriptionMessages({ language: languageOf(c) });
    const known = await endByLink(db, c.req.query('token') ?? '', clock());
    return answer(c, known ? 200 : 404, known ? stopped : unknown);
  });
  return app;
};
