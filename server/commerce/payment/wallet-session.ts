import type { CallResponse } from '#contract/calls/calls.ts';
import type { Wallet } from '#contract/payment-instrument.ts';
import type { Locale } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { PaymentProvider } from './provider.ts';

/** What a page needs to open a wallet's sheet (spec 3 §4, §7). */
export const walletSession = async (provider: PaymentProvider, wallet: Wallet, { id }: Locale): Promise<CallResponse<'cart.paymentSession'>> => {
  const session = await provider.openWallet({ wallet, locale: id, shopName: settingsFor(id).shop.name });
  const { provider: name, frameUrl, frameOrigin, sessionID, walletUrl, merchantSession } = session;
  return { provider: name, meta: { frameUrl, frameOrigin, sessionID, walletUrl }, locale: id, ...(merchantSession && { merchantSession }) };
};
