import type { ProductSet } from '#contract/calls/discovery.ts';
import type { Locale } from '#contract/locales.ts';
import { anyAvailable } from '#domain/catalogue/availability.ts';
import { hitOf } from '#domain/catalogue/list/hits.ts';
import type { Shelf } from '#domain/catalogue/list/shelf.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import type { Localized } from '#domain/catalogue/model/rows.ts';

export interface ShownSet {
  readonly id: string;
  readonly names: Localized;
  /** Styles, in the order of the set. */
  readonly products: readonly string[];
  /** What its promotion is called, where that holds now. */
  readonly promotion?: Localized | undefined;
}

/**
 * A set as a page shows it. What is sold out is left out: a set without it is still a set.
 * @param styleId style of the page, which always stays
 */
export const viewSet = (
  { id, names, products, promotion }: ShownSet,
  { shelf, locale, now, styleId }: { readonly shelf: Shelf; readonly locale: Locale; readonly now: number; readonly styleId?: string | undefined },
): ProductSet => ({
  id,
  name: textFor(names, locale),
  products: products.flatMap((product) => {
    const entry = shelf.byId.get(product);
    if (!entry || entry.style.giftOnly) return [];
    const available = entry.colourways.find(({ colourway }) => anyAvailable(colourway));
    const colour = available ?? (product === styleId ? entry.colourways[0] : undefined);
    return colour ? [hitOf(entry, colour, locale, now)] : [];
  }),
  ...(promotion && { promotion: textFor(promotion, locale) }),
});
