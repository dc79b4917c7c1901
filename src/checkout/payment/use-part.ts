import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { Cart } from '#contract/cart.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import type { Words } from '#src/i18n/words.ts';
import type { StepProps } from '../step-props.ts';

export interface Part {
  readonly busy: boolean;
  /** What the shop said no with, at the input (spec 1 §8); empty: nothing. */
  readonly error: string;
  readonly setError: (text: string) => void;
  /** Works on the basket as the shop has it; true: done. */
  readonly run: (work: (cart: Cart) => Promise<unknown>) => Promise<boolean>;
}

/** One part of the payment that is put on or taken off: what the catalogue marks stands at its input, everything else on top of the step. */
export const usePart = (words: Words, { pass, onFailure }: Pick<StepProps, 'pass' | 'onFailure'>): Part => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  return {
    busy,
    error,
    setError,
    run: async (work) => {
      setBusy(true);
      setError('');
      try {
        const cart = await pass();
        if (!cart) return false;
        await work(cart);
        return true;
      } catch (failure) {
        if (failure instanceof ApiError && failure.action.do === 'mark') setError((await failureText(words, failure)).text);
        else await onFailure.report(failure, 'billing');
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
};
