import { arrivalOf, arrivalText, promiseOf } from '#pricing/delivery-calendar.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';

/** Between which days it is there: "Thu, Nov 26 – Mon, Nov 30". What is not ordered yet counts from now. */
export const arrivalWhen = ({ locale }: Pick<I18n, 'locale'>, shipment: Parameters<typeof promiseOf>[0], ordered = new Date()): string =>
  arrivalText(arrivalOf(promiseOf(shipment, locale.id), ordered), locale.tag);
