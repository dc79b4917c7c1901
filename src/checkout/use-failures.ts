import { useCallback, useMemo, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { ApiError } from '#contract/client/client.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { deliveryOf } from './delivery-of.ts';
import { routeFailure } from './failure-route.ts';
import { refusedFields } from './refused-fields.ts';
import type { FailureSink } from './step-props.ts';
import type { Step } from './step.ts';

/** What is said on top of a step, and where its cure is. */
export interface Saying {
  readonly step: Step;
  readonly text: string;
  readonly toCart?: boolean;
  readonly toSignIn?: boolean;
}

export interface FailuresInput {
  readonly i18n: I18n;
  readonly cart: Cart;
  /** Reads the cart as the shop has it; null where it cannot be read. */
  readonly reload: () => Promise<Cart | null>;
  readonly go: (step: Step) => void;
  /** The payment that was chosen is not to be tried again. */
  readonly onPaymentRefused: () => void;
}

/** Says each refusal where it belongs and does what the catalogue wants done about it (failure-route.ts). */
export const useFailures = ({ i18n, cart, reload, go, onPaymentRefused }: FailuresInput) => {
  const [saying, setSaying] = useState<Saying>();
  const before = deliveryOf(cart);

  const report = useCallback(
    async (failure: unknown, at: Step) => {
      const { text } = await failureText(i18n, failure);
      if (!(failure instanceof ApiError)) {
        setSaying({ step: at, text });
        return undefined;
      }
      const route = routeFailure(failure, at);
      if (route.paymentRefused) onPaymentRefused();
      const now = route.reload ? await reload() : null;
      const moved = route.toShippingIfDeliveryChanged && now !== null && deliveryOf(now) !== before;
      const step = moved ? 'shipping' : route.step;
      const fields = step === at ? refusedFields(failure.refused.details, route.field, failure.code, text) : undefined;
      const { toCart = false, toSignIn = false } = route;
      setSaying(fields ? undefined : { step, text, toCart, toSignIn });
      if (step !== at) go(step);
      return fields;
    },
    [i18n, go, reload, onPaymentRefused, before],
  );
  const sink = useMemo<FailureSink>(() => ({ report, say: (step, text) => setSaying({ step, text }) }), [report]);
  return { saying, say: setSaying, sink };
};
