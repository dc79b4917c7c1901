import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { LOCALES } from '#contract/locales.ts';
import type { Payer } from '#server/platform/db/schema/payments.ts';
import { bodyInTime } from '#server/platform/http/body-in-time.ts';
import { formatMoney } from '#server/platform/mail/format.ts';
import type { ApprovalRow, Approvals } from './approvals.ts';
import { type Content, fill, guardDocument, providerDocument } from './document.ts';
import { payerIn } from './payers.ts';
import { cardMessages } from './messages.ts';

interface PayPorts {
  readonly approvals: Approvals;
  readonly publicUrl: string;
}

const METHOD_NAMES = { KLARNA: 'Klarna', PAYPAL: 'PayPal' } as const;
const DECISIONS = { approve: 'approved', refuse: 'refused', cancel: 'cancelled' } as const;
const isDecision = (pressed: string): pressed is keyof typeof DECISIONS => Object.hasOwn(DECISIONS, pressed);

const text = z.string().trim().min(1).max(100);
const payerSchema = z.object({
  email: z.email().max(100),
  firstName: text,
  lastName: text,
  addressLine1: text,
  city: text,
  postalCode: text,
  province: z.string().trim().max(40).optional(),
  phone: text,
});
type PayerField = keyof z.infer<typeof payerSchema>;

const AUTOCOMPLETE: Readonly<Record<PayerField, string>> = {
  email: 'email',
  firstName: 'given-name',
  lastName: 'family-name',
  addressLine1: 'address-line1',
  city: 'address-level2',
  postalCode: 'postal-code',
  province: 'address-level1',
  phone: 'tel',
};

/** Pages of Klarna and PayPal that the shopper is sent to, decides on, and comes back from. They work without a script. */
export const payRoutes = ({ approvals, publicUrl }: PayPorts): Hono => {
  const app = new Hono();

  const page = (c: Context, row: ApprovalRow): Promise<Response> | Response => {
    const nonce = guardDocument(c, () => ["font-src 'self'", "form-action 'self'", "frame-ancestors 'none'"]);
    const { locale, method, amount, currency, express } = row;
    const { hosted } = cardMessages(locale);
    const values = { amount: formatMoney(amount, currency, locale), method: METHOD_NAMES[method] };
    const title = fill(hosted.title, values);
    const open = approvals.stateOf(row) === 'pending';
    const field = (name: PayerField, value: string): Content =>
      html`<div class="field">
        <label for="${name}">${hosted[name]}</label>
        <input
          id="${name}"
          name="${name}"
          autocomplete="${AUTOCOMPLETE[name]}"
          value="${value}"
          maxlength="100"
          ${name === 'province' ? '' : 'required'}
        />
      </div>`;
    const payer = payerIn(LOCALES[locale].country);
    const fields = express
      ? html`<div class="fields">
          <h2>${hosted.payer}</h2>
          ${Object.entries(payer).map(([name, value]) => field(name as PayerField, String(value)))}
        </div>`
      : '';
    const form = html`<p>${hosted.terms[method]} ${hosted.about}</p>
      <form method="post">
        ${fields}
        <div class="actions">
          <button class="first" name="decision" value="approve">${fill(hosted.approve, values)}</button>
          <button name="decision" value="refuse" formnovalidate>${hosted.refuse}</button>
          <button name="decision" value="cancel" formnovalidate>${hosted.cancel}</button>
        </div>
      </form>`;
    const back = html`<p>${hosted.gone}</p>
      <form method="post">
        <div class="actions"><button name="decision" value="cancel">${hosted.cancel}</button></div>
      </form>`;
    const body = html`<main class="whole">
      <h1>${title}</h1>
      <p class="test">${hosted.test}</p>
      ${open ? form : back}
    </main>`;
    return c.html(providerDocument({ nonce, locale, title, body }));
  };

  app.get('/:token', async (c) => {
    const row = await approvals.rowOf(c.req.param('token'));
    return row ? page(c, row) : c.notFound();
  });

  app.post('/:token', bodyInTime(4_096), async (c) => {
    const row = await approvals.rowOf(c.req.param('token') ?? '');
    if (!row) return c.notFound();
    const form = await c.req.parseBody();
    const pressed = form['decision'];
    const decision = typeof pressed === 'string' && isDecision(pressed) ? DECISIONS[pressed] : 'cancelled';
    let payer: Payer | undefined;
    if (decision === 'approved' && row.express) {
      const parsed = payerSchema.safeParse(form);
      if (!parsed.success) return page(c, row);
      const { email, province, ...address } = parsed.data;
      payer = { email, address: { ...address, email, countryCode: LOCALES[row.locale].country, ...(province ? { province } : {}) } };
    }
    await approvals.decide(row.token, decision, payer);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(`${publicUrl}${row.returnPath}`, 303);
  });
  return app;
};
