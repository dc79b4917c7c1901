import { useEffect, useRef, type RefObject } from 'react';
import type { CheckoutCalls } from './checkout-calls.ts';
import { deviceFingerprint } from './device-fingerprint.ts';

/** Says what the device is like while the review is read; its name goes with the order. An order does not wait for it and does not need it. */
export const useFingerprint = (cartId: string, calls: CheckoutCalls, blocked: boolean): RefObject<string | undefined> => {
  const name = useRef<string>(undefined);
  useEffect(() => {
    if (blocked) return undefined;
    let gone = false;
    void calls.pay.describeDevice(cartId, deviceFingerprint()).then(
      (known) => {
        if (!gone) name.current = known;
        return undefined;
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [cartId, calls, blocked]);
  return name;
};
