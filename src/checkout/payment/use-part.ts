import { ApiError } from '#contract/client/client.ts';
import type { Cart } from '#contract/cart.ts';
import { useSending } from '#src/base/forms/use-sending.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import type { StepProps } from '../step-props.ts';

export interface Part {
  readonly busy: boolean;
  /** What the shop said no with, at the input (spec 1 §8); empty: nothing. */
  readonly error: string;
  readonly setError: (text: string) => void;
  /** Works on the cart as the shop has it; true: done. */
  readonly run: (work: (cart: Cart) => Promise<unknown>) => Promise<boolean>;
}

/** One part of the payment that is put on or taken off: what the catalogue marks stands at its input, everything else on top of the step. */
export const usePart = (i18n: I18n, { pass, onFailure }: Pick<StepProps, 'pass' | 'onFailure'>): Part => {
  const { busy, problem, setProblem, send } = useSending(i18n);
  return {
    busy,
    error: problem,
    setError: setProblem,
    run: async (work) => {
      let done = false;
      const toItsPlace = async (failure: unknown): Promise<boolean> => {
        if (failure instanceof ApiError && failure.action.do === 'mark') return false;
        await onFailure.report(failure, 'billing');
        return true;
      };
      await send(async () => {
        const cart = await pass();
        if (!cart) return;
        await work(cart);
        done = true;
      }, toItsPlace);
      return done;
    },
  };
};
