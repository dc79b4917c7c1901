import type { CartPorts } from '#server/commerce/cart/ports.ts';
import type { CartRows } from '#server/commerce/cart/rows.ts';
import { viewCart } from '#server/commerce/cart/view.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Approval, PaymentProvider } from './provider.ts';

interface Ports {
  readonly provider: PaymentProvider;
  readonly carts: CartPorts;
}

interface Asked {
  readonly paymentInstrumentId: string;
  /** What the shopper has agreed to here, where it is more than was approved on the provider's page. */
  readonly amount?: number | undefined;
}

/**
 * What became of a payment on the provider's own page. An amount that the shopper has agreed to since raises it: WMK409 where it is another one than remains
 * to be paid, PYT400 where the provider does not leave the approval open for that.
 */
export const askForApproval = async (
  { db, locale, clock }: Pick<CallContext<'cart.paymentDetails'>, 'db' | 'locale' | 'clock'>,
  { provider, carts }: Ports,
  rows: CartRows,
  { paymentInstrumentId, amount }: Asked,
): Promise<Approval | undefined> => {
  const token = rows.payments.find(({ id, details }) => id === paymentInstrumentId && details?.kind === 'approval')?.token;
  if (!token) return undefined;
  if (amount === undefined) return provider.findApproval(token);
  const { total, remainingToPay } = (await viewCart(db, carts, rows, { locale, now: clock() })).cart.totals;
  if (amount !== remainingToPay) throw new Refusal('WMK409', { total, version: rows.cart.version, remainingToPay });
  const raised = await provider.raiseApproval(token, amount);
  if (raised && (raised.state !== 'approved' || raised.amount < amount)) throw new Refusal('PYT400', { remainingToPay, approved: raised.amount });
  return raised;
};
