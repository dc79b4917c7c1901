import { flashes, isFlashCode, type FlashRow } from '#contract/errors/flash.ts';
import type { Cart } from '#contract/cart.ts';
import type { Values, I18n } from '#src/base/i18n/i18n.ts';

type Flash = Cart['flash'][number];

export interface CartWarning {
  readonly code: string;
  readonly kind: FlashRow['type'];
  readonly text: string;
}

const plain = (details: Flash['details']): Values =>
  Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number'),
  );

/**
 * Texts of the server's flash messages (spec 1 §8): about one item, or about the cart if they name no item. Codes that this app does not know are
 * skipped.
 */
export const warningsFor = (flash: readonly Flash[], i18n: I18n, itemId?: string): readonly CartWarning[] =>
  flash.reduce<readonly CartWarning[]>((remarks, { code, details }) => {
    if (!isFlashCode(code)) return remarks;
    const { type, level, messageKey, action } = flashes[code];
    if ((level === 'item') !== (itemId !== undefined) || (itemId !== undefined && details.itemId !== itemId) || !i18n.has(messageKey)) return remarks;
    const moved: Values = action.do === 'delivery-changed' ? { from: action.from, to: action.to } : {};
    const text = i18n.t(messageKey, { ...plain(details), ...moved });
    // Two lines with the same name have the same text.
    return remarks.some((remark) => remark.text === text) ? remarks : [...remarks, { code, kind: type, text }];
  }, []);
