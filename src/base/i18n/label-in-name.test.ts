import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALE_IDS, type LocaleId } from '#contract/locales.ts';

/** A control's name for those who hear it, and what is written on the control. */
const NAMES: readonly (readonly [name: string, written: string])[] = [
  ['book.editOf', 'book.edit'],
  ['book.deleteOf', 'book.delete'],
  ['book.makeMainOf', 'book.makeMain'],
  ['cards.deleteOf', 'cards.delete'],
  ['cards.makeDefaultOf', 'cards.makeDefault'],
  ['cart.editOf', 'cart.editVariant'],
  ['cart.optionsOf', 'cart.options'],
  ['design.changeOf', 'design.change'],
  ['gift.addMessageOf', 'gift.addMessage'],
  ['gift.useOf', 'voucher.use'],
  ['pickup.mineChooseOf', 'pickup.mineChoose'],
  ['pickup.sendTo', 'pickup.sendHere'],
  ['question.helpfulLabel', 'review.helpful'],
  ['review.helpfulLabel', 'review.helpful'],
  ['saved.editOf', 'cart.edit'],
  ['saved.moveOf', 'saved.move'],
  ['saved.removeOf', 'cart.remove'],
  ['saved.saveOf', 'saved.save'],
  ['set.takeOf', 'set.take'],
  ['stores.chooseName', 'stores.choose'],
  ['sync.againOf', 'again'],
  ['sync.dismissOf', 'dismiss'],
  ['sync.undoOf', 'undo'],
  ['totals.changeShipping', 'cart.edit'],
  ['voucher.useOf', 'voucher.use'],
];

const messagesOf = (locale: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(`src/base/i18n/messages/${locale}`).map(
      (file) => JSON.parse(readFileSync(`src/base/i18n/messages/${locale}/${file}`, 'utf8')) as object,
    ),
  ) as Record<string, string>;
/** Two locales are written as what differs. */
const wholeOf = (locale: LocaleId): Record<string, string> =>
  locale.startsWith('en') ? { ...messagesOf('en-us'), ...messagesOf(locale) } : messagesOf(locale);

describe('somebody who speaks to the page says what is written on a control', () => {
  it.each(LOCALE_IDS)('%s: the name of each begins with these words, or holds them whole', (locale) => {
    const messages = wholeOf(locale);
    const wrong = NAMES.flatMap(([name, written]) => {
      const [long, short] = [messages[name], messages[written]];
      if (long === undefined || short === undefined) return [`${name} or ${written} is missing`];
      return long.toLowerCase().includes(short.toLowerCase()) ? [] : [`${name}: “${long}” without “${short}”`];
    });
    expect(wrong).toEqual([]);
  });
});
