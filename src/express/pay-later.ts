import { splitByWeight } from '#contract/split-by-weight.ts';
import { PAY_LATER } from '#contract/settings/express.ts';
import type { Settings } from '#contract/settings/schema.ts';
import { lateDialog } from '#src/dialogs/late-dialog.ts';

declare module '#ui/dialog/dialog-manager.ts' {
  interface DialogRegistry {
    'buy-now-pay-later': { amount: number };
  }
}

/** How an amount is split, or undefined where Klarna does not split it. The parts add up; what cannot be divided is paid first. */
export const payLaterParts = (amount: number, { payment }: Pick<Settings, 'payment'>): readonly number[] | undefined =>
  payment.klarna && amount >= PAY_LATER.min && amount <= PAY_LATER.max
    ? splitByWeight(
        amount,
        Array.from({ length: PAY_LATER.parts }, () => 1),
      )
    : undefined;

/** Explains paying in parts for an amount in whole minor units. */
export const openPayLater = lateDialog({
  name: 'buy-now-pay-later',
  load: () => import('./pay-later-dialog.tsx'),
  parts: ['express'],
  title: (words) => words.t('payLater.title'),
});
