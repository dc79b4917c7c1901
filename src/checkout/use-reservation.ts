import { useEffect, useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { CheckoutCalls } from './checkout-calls.ts';
import type { FailureSink } from './step-props.ts';

export interface ReservationInput {
  readonly cart: Cart;
  readonly calls: CheckoutCalls;
  /** Changes of the cart are on their way, or the shop cannot be reached. */
  readonly blocked: boolean;
  readonly onFailure: FailureSink;
}

/** Renewed when so little of it is left. */
const SPARE_MS = 30_000;
/** A timer that is longer rings at once: by a clock that is far behind, the time is never over. */
const LONGEST_MS = 2 ** 31 - 1;

const within = (ms: number): number => Math.min(LONGEST_MS, Math.max(SPARE_MS, ms));

/**
 * Has the shop check the cart and hold its units while the summary is looked at (spec 1 §4, prepare): when it is entered, after
 * every change of the cart, and again before the time is over as long as the page is in sight. Answers until when they are held.
 */
export const useReservation = ({ cart, calls, blocked, onFailure }: ReservationInput): string | null => {
  const [until, setUntil] = useState<string | null>(null);
  const sink = useRef(onFailure);
  useEffect(() => {
    sink.current = onFailure;
  }, [onFailure]);
  const { id, version } = cart;

  useEffect(() => {
    if (blocked) return undefined;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prepare = async (): Promise<void> => {
      try {
        const { reservedUntil } = await calls.prepare(id, version);
        if (gone) return;
        setUntil(reservedUntil);
        timer = setTimeout(renew, within(Date.parse(reservedUntil) - Date.now() - SPARE_MS));
      } catch (failure) {
        if (gone) return;
        setUntil(null);
        await sink.current.report(failure, 'summary');
      }
    };
    const renew = (): void => {
      if (document.visibilityState === 'visible') void prepare();
      else document.addEventListener('visibilitychange', renew, { once: true });
    };
    void prepare();
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [id, version, blocked, calls]);

  // Nobody has renewed it, for want of a line or of somebody who looks: what is over is promised no longer.
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setUntil(null), Math.min(LONGEST_MS, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);

  return until;
};
