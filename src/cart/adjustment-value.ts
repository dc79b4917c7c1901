import type { AdjustmentKind } from '#contract/adjustment-rules.ts';
import { minorDigits, roundHalfUp } from '#contract/money.ts';

const PERCENT = 1000;

/**
 * The typed text in wire format: thousandths of a percent, or minor units. Comma and point are both decimal separators; undefined if it is not a
 * positive number.
 */
export const parseValue = (text: string, kind: AdjustmentKind, currency: string): number | undefined => {
  const plain = text.replaceAll(/[\s\u00A0\u202F%$£€]/g, '').replace(',', '.');
  if (!/^\d{1,7}(?:\.\d{0,3})?$/.test(plain)) return undefined;
  const value = roundHalfUp(Number(plain) * (kind === 'PERCENT' ? PERCENT : 10 ** minorDigits(currency)));
  return value > 0 ? value : undefined;
};

/** The value as it is typed. */
export const formatValue = (value: number, kind: AdjustmentKind, currency: string): string =>
  String(kind === 'PERCENT' ? value / PERCENT : value / 10 ** minorDigits(currency));
