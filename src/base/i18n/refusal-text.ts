import { errors, isErrorCode } from '#contract/errors/errors.ts';
import { LOCAL_REASONS, type Refusal } from '#db/mutations/mutation.ts';
import type { Values, MessageKey, I18n } from './i18n.ts';

const LOCAL: Readonly<Record<string, MessageKey>> = {
  [LOCAL_REASONS.ordered]: 'reason.ordered',
  [LOCAL_REASONS.lineLost]: 'reason.lineLost',
  [LOCAL_REASONS.shipmentGone]: 'reason.shipmentGone',
  [LOCAL_REASONS.check]: 'reason.check',
  [LOCAL_REASONS.stillWanted]: 'reason.stillWanted',
};

/** Only plain values may be said: what a server adds beyond them is no text. */
const valuesOf = (details: unknown): Values =>
  Object.fromEntries(
    Object.entries(details ?? {}).filter((entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number'),
  );

/** Why the shop said no to a change, in the shopper's words. A code that this app does not know is said as one. */
export const refusalText = (i18n: I18n, { code, details }: Refusal): string => {
  const local = LOCAL[code];
  if (local) return i18n.t(local);
  const key = isErrorCode(code) ? errors[code].messageKey : undefined;
  return key && i18n.has(key) ? i18n.t(key, valuesOf(details)) : i18n.t('reason.unknown', { code });
};
