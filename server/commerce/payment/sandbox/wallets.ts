import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Wallet, WALLETS } from '#contract/payment-instrument.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { WalletSession } from '../provider.ts';
import type { CardFields } from './card-rules.ts';

/** A merchant session is good for this long, as Apple's are. */
const SESSION_MS = 5 * 60_000;

interface SandboxFacts {
  readonly provider: string;
  readonly sessionID: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** The session as Apple's network would answer it, signed by nobody. */
export const openSandboxWallet = (
  { wallet, locale, shopName }: { readonly wallet: Wallet; readonly locale: LocaleId; readonly shopName: string },
  { provider, sessionID, publicUrl, now }: SandboxFacts,
): WalletSession => ({
  provider,
  frameUrl: `/provider/card?session=${sessionID}&locale=${locale}`,
  frameOrigin: 'null',
  sessionID,
  walletUrl: '/provider/wallet-tokens',
  ...(wallet === 'APPLE_PAY' && {
    merchantSession: {
      epochTimestamp: now.getTime(),
      expiresAt: now.getTime() + SESSION_MS,
      merchantSessionIdentifier: randomBytes(24).toString('hex'),
      nonce: randomBytes(4).toString('hex'),
      merchantIdentifier: 'merchant.example.waymark',
      domainName: new URL(publicUrl).hostname,
      displayName: shopName,
      signature: '',
    },
  }),
});

const envelopeSchema = z.object({ wallet: z.enum(WALLETS), data: z.string().min(8).max(4_096) });
/** What is inside a payment of Apple Pay and of Google Pay once it is opened. */
const insideSchema = z.object({
  applicationPrimaryAccountNumber: z.string().regex(/^\d{12,19}$/),
  /** YYMMDD */
  applicationExpirationDate: z.string().regex(/^\d{6}$/),
});

/**
 * The card of a wallet's payment. A real provider opens the seal with its key; the sandbox takes the same contents in base64 without one. A
 * wallet's payment has no security code: its cryptogram stands for it.
 */
export const openSealedPayment = (body: unknown): CardFields | undefined => {
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success) return undefined;
  try {
    const inside = insideSchema.safeParse(JSON.parse(Buffer.from(envelope.data.data, 'base64').toString('utf8')));
    if (!inside.success) return undefined;
    const { applicationPrimaryAccountNumber: number, applicationExpirationDate: date } = inside.data;
    const code = /^3[47]/.test(number) ? '0000' : '000';
    return { number, month: Number(date.slice(2, 4)), year: 2000 + Number(date.slice(0, 2)), code };
  } catch {
    return undefined;
  }
};
