import { SPEND_DECIMALS } from '#contract/constants.ts';
import type { ProgramStatus } from '#contract/calls/programs.ts';

/** Steps of a whole: tenths of a percent. */
const STEPS = 100 * 10 ** SPEND_DECIMALS;

/** How much of the annual amount is used, as a fraction for Intl: rounded half up to a tenth of a percent (spec 2 §9), never above the whole. */
export const spendFraction = ({ currentSpend, annualAmount }: Pick<ProgramStatus, 'currentSpend' | 'annualAmount'>): number =>
  annualAmount <= 0 ? 0 : Math.min(1, Math.round((currentSpend * STEPS) / annualAmount) / STEPS);

export const ONE_DECIMAL: Intl.NumberFormatOptions = {
  style: 'percent',
  minimumFractionDigits: SPEND_DECIMALS,
  maximumFractionDigits: SPEND_DECIMALS,
};
