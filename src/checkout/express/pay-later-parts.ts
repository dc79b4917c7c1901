import { splitByWeight } from '#domain/split-by-weight.ts';
import { PAY_LATER } from '#contract/settings/express.ts';
import type { Settings } from '#contract/settings/schema.ts';

/** How an amount is split, or undefined where Klarna does not split it. The parts add up; what cannot be divided is paid first. */
export const payLaterParts = (amount: number, { payment }: Pick<Settings, 'payment'>): readonly number[] | undefined =>
  payment.klarna && amount >= PAY_LATER.min && amount <= PAY_LATER.max
    ? splitByWeight(
        amount,
        Array.from({ length: PAY_LATER.parts }, () => 1),
      )
    : undefined;
