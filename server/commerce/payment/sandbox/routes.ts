import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { DEFAULT_LOCALE, isLocaleId } from '#contract/locales.ts';
import { bodyInTime } from '#server/platform/http/body-in-time.ts';
import font from '#src/shell/styles/fonts/waymark-sans-latin.woff2?inline';
import type { Approvals } from './approvals.ts';
import { cardPage } from './card-page.ts';
import { type CardFields, problemOf } from './card-rules.ts';
import { challengeRoutes } from './challenge-routes.ts';
import type { Charges } from './charges.ts';
import { answerFrame, framedPolicy, guardDocument, themeOf } from './document.ts';
import { payRoutes } from './pay-routes.ts';
import { openSealedPayment } from './wallets.ts';

interface RoutePorts {
  readonly saveCard: (fields: CardFields) => Promise<{ token: string; card_type: string; bin: string; last4: string }>;
  readonly clock: () => Date;
  readonly publicUrl: string;
  readonly charges: Charges;
  readonly approvals: Approvals;
  /** Says how many seconds an address is to wait before it makes another token. Absent: nobody is counted. */
  readonly limit?: ((c: Context) => Promise<number | undefined>) | undefined;
}

const cardSchema = z.object({
  session: z.string().regex(/^fields_[\w-]{20,40}$/),
  number: z.string().regex(/^\d{12,19}$/),
  month: z.number().int().min(1).max(12),
  year: z.number().int().min(2000).max(2100),
  code: z.string().regex(/^\d{3,4}$/),
});

const FONT = new Uint8Array(Buffer.from(font.slice(font.indexOf(',') + 1), 'base64'));

const refuse = (c: Context, status: 400 | 413 | 429, field: string): Response => c.json({ error: { field } }, status);

/** The card's fields in a document that belongs to nobody else, and the one place that a card number is sent to. */
export const sandboxRoutes = ({ saveCard, clock, publicUrl, charges, approvals, limit }: RoutePorts): Hono => {
  const app = new Hono();
  const limited: MiddlewareHandler = async (c, next) => {
    const seconds = await limit?.(c);
    if (seconds === undefined) return next();
    c.header('Retry-After', String(Math.ceil(seconds)));
    return refuse(c, 429, 'number');
  };

  app.get('/card', (c) => {
    const { session = '', locale = '', theme } = c.req.query();
    const nonce = guardDocument(c, framedPolicy(publicUrl, '/provider/tokens'));
    return c.html(
      cardPage({
        nonce,
        session: /^fields_[\w-]{20,40}$/.test(session) ? session : '',
        locale: isLocaleId(locale) ? locale : DEFAULT_LOCALE,
        theme: themeOf(theme),
        publicUrl,
      }),
    );
  });

  // A document without an origin may load the shop's font only where everybody may.
  app.get('/font.woff2', (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Cache-Control', 'public, max-age=604800');
    c.header('Content-Type', 'font/woff2');
    return c.body(FONT);
  });

  // A page that is not framed by the shop gains nothing here; it could only tokenise its own card.
  app.on(['OPTIONS', 'POST'], '/tokens', answerFrame);
  app.options('/tokens', (c) => c.body(null, 204));
  app.post(
    '/tokens',
    bodyInTime(2_048, (c) => refuse(c, 413, 'number')),
    limited,
    async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      const parsed = cardSchema.safeParse(body);
      if (!parsed.success) return refuse(c, 400, String(parsed.error.issues[0]?.path[0] ?? 'number'));
      const problem = problemOf(parsed.data, clock());
      if (problem) return refuse(c, 400, problem);
      return c.json(await saveCard(parsed.data), 201);
    },
  );
  app.post(
    '/wallet-tokens',
    bodyInTime(8_192, (c) => refuse(c, 413, 'payment')),
    limited,
    async (c) => {
      c.header('Cache-Control', 'no-store');
      const card = openSealedPayment(await c.req.json().catch(() => undefined));
      if (!card || problemOf(card, clock())) return refuse(c, 400, 'payment');
      return c.json(await saveCard(card), 201);
    },
  );
  app.route('/challenge', challengeRoutes({ charges, clock, publicUrl }));
  app.route('/pay', payRoutes({ approvals, publicUrl }));
  return app;
};
