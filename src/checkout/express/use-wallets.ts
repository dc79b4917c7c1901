import { useEffect, useState, useSyncExternalStore } from 'react';
import { expressSettings } from '#contract/settings/express.ts';
import { applePayHere, openApplePay } from './apple-pay.ts';
import { type GooglePayMerchant, googlePayHere, openGooglePay } from './google-pay.ts';
import type { Wallet } from '#contract/payment-instrument.ts';
import type { OpenSheet } from './sheet.ts';

export interface ExpressSettings {
  readonly applePay: boolean;
  readonly googlePay: GooglePayMerchant;
}

export interface KnownWallet {
  readonly wallet: Wallet;
  readonly open: OpenSheet;
}

const never = (): (() => void) => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/** The wallets that this device has and this shop takes. The server knows none. */
export const useWallets = ({ applePay, googlePay }: ExpressSettings = expressSettings): readonly KnownWallet[] => {
  const onDevice = useSyncExternalStore(never, yes, no);
  const [google, setGoogle] = useState<KnownWallet>();
  useEffect(() => {
    let gone = false;
    const merchant = googlePay.merchantId === '' ? undefined : googlePay;
    const look = async (): Promise<void> => {
      const platform = await googlePayHere(globalThis, merchant);
      if (platform && merchant && !gone) setGoogle({ wallet: 'GOOGLE_PAY', open: openGooglePay(platform, merchant) });
    };
    void look();
    return () => {
      gone = true;
    };
  }, [googlePay]);
  const apple = onDevice && applePay ? applePayHere(globalThis) : undefined;
  return [...(apple ? [{ wallet: 'APPLE_PAY', open: openApplePay(apple) } as const] : []), ...(google ? [google] : [])];
};
