import type { I18n } from '#src/base/i18n/i18n.ts';

const MEGABYTE = 1_000_000;

/** Bytes as people read them: `109 kB`, `1.2 MB`. */
export const sizeText = ({ number }: Pick<I18n, 'number'>, bytes: number): string =>
  bytes < MEGABYTE
    ? number(Math.max(1, Math.round(bytes / 1_000)), { style: 'unit', unit: 'kilobyte' })
    : number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
