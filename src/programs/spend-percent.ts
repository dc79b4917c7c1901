import type { ProgramStanding } from '#contract/programs.ts';

/** How much of the annual amount is used, as a fraction for Intl: rounded half up to a tenth of a percent (spec 2 §9), never above the whole. */
export const spendFraction = ({ currentSpend, annualAmount }: Pick<ProgramStanding, 'currentSpend' | 'annualAmount'>): number =>
  annualAmount <= 0 ? 0 : Math.min(1, Math.round((currentSpend * 1000) / annualAmount) / 1000);

export const ONE_DECIMAL: Intl.NumberFormatOptions = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 };
