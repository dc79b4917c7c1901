import type { I18n } from '#src/base/i18n/i18n.ts';

/** A moment of a record in the region's format. It always has its day: a time alone does not say of which one it is. */
export const dateAndTime = (i18n: Pick<I18n, 'date'>, iso: string): string => i18n.date(iso, { dateStyle: 'short', timeStyle: 'short' });
