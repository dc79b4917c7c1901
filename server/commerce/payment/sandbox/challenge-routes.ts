import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import * as z from 'zod';
import { DEFAULT_LOCALE, isLocaleId } from '#contract/locales.ts';
import { bodyInTime } from '#server/platform/http/body-in-time.ts';
import { formatMoney } from '#server/platform/mail/format.ts';
import script from './challenge.js?raw';
import type { Charges } from './charges.ts';
import { answerFrame, fill, framedPolicy, guardDocument, providerDocument, scriptData, themeOf } from './document.ts';
import { CHALLENGE_PASSWORD } from './test-cards.ts';
import { cardMessages } from './messages.ts';

interface ChallengePorts {
  readonly charges: Charges;
  readonly clock: () => Date;
  readonly publicUrl: string;
}

const NAME = /^challenge_[\w-]{20,40}$/;
const answerSchema = z.union([z.object({ password: z.string().max(200) }), z.object({ cancel: z.literal(true) })]);

/**
 * The bank's question (3-D Secure), in a frame of the shop's dialog and in a document without an origin. What it tells the page is a hint:
 * the shop asks the provider how it went.
 */
export const challengeRoutes = ({ charges, clock, publicUrl }: ChallengePorts): Hono => {
  const app = new Hono();

  app.get('/:name', async (c) => {
    const name = c.req.param('name');
    const { locale: wanted = '', theme } = c.req.query();
    const locale = isLocaleId(wanted) ? wanted : DEFAULT_LOCALE;
    const nonce = guardDocument(c, framedPolicy(publicUrl, '/provider/challenge/'));
    const charge = NAME.test(name) ? await charges.findChallenge(name) : undefined;
    const messages = cardMessages(locale);
    const { title, about, password, submit, cancel, over, test } = messages.challenge;
    const waits =
      charge?.status === 'pending' && charge.authentication === 'waiting' && charge.challengeUntil !== null && charge.challengeUntil > clock();
    const config = {
      session: charge ? name : '',
      parent: publicUrl,
      answers: `${publicUrl}/provider/challenge/${charge ? name : ''}`,
      network: messages.network,
    };
    const amount = charge ? formatMoney(charge.amount, charge.currency, locale) : '';
    const form = html`<p>${fill(about, { amount })}</p>
      <form novalidate>
        <div class="field">
          <label for="password">${password}</label>
          <input id="password" type="password" autocomplete="off" maxlength="200" aria-describedby="test problem" />
          <p class="test" id="test">${test}</p>
        </div>
        <div class="actions">
          <button class="first">${submit}</button>
          <button type="button" id="cancel">${cancel}</button>
        </div>
      </form>`;
    const body = html`<main>
        <h1>${title}</h1>
        ${waits ? form : html`<p>${over}</p>`}
        <p class="problem" id="problem" role="alert"></p>
      </main>
      <script type="application/json" id="config" nonce="${nonce}">
        ${scriptData(config)}
      </script>
      <script nonce="${nonce}">
        ${raw(script)};
      </script>`;
    return c.html(providerDocument({ nonce, locale, title, theme: themeOf(theme), body }), charge ? 200 : 404);
  });

  app.on(['OPTIONS', 'POST'], '/:name', answerFrame);
  app.options('/:name', (c) => c.body(null, 204));
  app.post(
    '/:name',
    bodyInTime(1_024, (c) => c.json({ error: {} }, 413)),
    async (c) => {
      const parsed = answerSchema.safeParse(await c.req.json().catch(() => undefined));
      const name = c.req.param('name') ?? '';
      if (!parsed.success) return c.json({ error: {} }, 400);
      const given = 'cancel' in parsed.data ? 'cancelled' : parsed.data.password === CHALLENGE_PASSWORD ? 'passed' : 'failed';
      const result = NAME.test(name) ? await charges.answerChallenge(name, given) : undefined;
      return result ? c.json({ result }) : c.json({ error: {} }, 404);
    },
  );
  return app;
};
