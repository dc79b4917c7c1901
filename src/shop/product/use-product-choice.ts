import { settingsFor } from '#contract/settings/settings.ts';
import type { ProductDetails, Variant } from '#contract/calls/products.ts';
import type { Price } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { buyState, type BuyState } from './buy-state.ts';
import { COLOR, missingTypes, selectedVariant, type Selection } from './selection.ts';

export interface ProductChoice {
  readonly selection: Selection;
  readonly missing: readonly string[];
  readonly variant: Variant | undefined;
  readonly state: BuyState;
  /** Of the variant; until there is one of the colour, else of the style. */
  readonly price: Price;
}

/** What follows from a selection: which variant it is, what is missing, what the button says, what it costs. */
export const productChoice = (
  product: ProductDetails,
  selection: Selection,
  facts: { signedIn: boolean; editing: boolean; notifyMeOn: boolean; comingSoonOn: boolean },
): ProductChoice => {
  const missing = missingTypes(product, selection);
  const variant = selectedVariant(product, selection);
  const color = product.attributes.find(({ type }) => type === COLOR)?.options.find((option) => option.value === selection[COLOR]);
  return {
    selection,
    missing,
    variant,
    price: variant?.price ?? color?.price ?? product.price,
    state: buyState({
      loaded: true,
      comingSoon: product.comingSoon && facts.comingSoonOn,
      presale: product.presale,
      missing: missing.length,
      variant,
      signedIn: facts.signedIn,
      editing: facts.editing,
      notifyMeOn: facts.notifyMeOn,
    }),
  };
};

/** The same with the shop's settings for this locale. */
export const useProductChoice = (product: ProductDetails, selection: Selection, { editing = false }: { editing?: boolean } = {}): ProductChoice => {
  const { locale } = useI18n();
  const signedIn = useSession().type === 'Registered';
  const { notifyMe, comingSoon } = settingsFor(locale.id).features;
  return productChoice(product, selection, { signedIn, editing, notifyMeOn: notifyMe, comingSoonOn: comingSoon });
};
