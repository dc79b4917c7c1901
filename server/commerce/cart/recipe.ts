import type { CartItem } from '#contract/cart.ts';
import { ownDesign, partsOf, type ReadPart, readRecipe, recipeIdOf, surchargeOf } from '#pricing/recipe.ts';
import type { CatalogueVariant } from './ports.ts';

/** A recipe that can be made; `parts` are empty where nothing is made to order. */
export interface Made {
  readonly parts: readonly ReadPart[];
  readonly surcharge: number;
}

const PLAIN: Made = { parts: [], surcharge: 0 };

/** What a recipe comes to, by default the shop's own design; undefined where it cannot be made of this variant (any more). */
export const madeBy = ({ customs }: CatalogueVariant, recipeId: string | null | undefined): Made | undefined => {
  if (!customs) return recipeId == null ? PLAIN : undefined;
  const recipe = recipeId == null ? ownDesign(customs) : readRecipe(recipeId);
  const parts = recipe && partsOf(customs, recipe);
  return parts && { parts, surcharge: surchargeOf(parts) };
};

/** What an item of the cart says of its recipe. */
export const recipeFacts = (variant: CatalogueVariant | undefined, recipeId: string | null) => {
  const made = variant && madeBy(variant, recipeId);
  const attributes = (made?.parts ?? []).map(({ key, label, value, valueLabel }): CartItem['attributes'][number] => ({
    type: `customs-${key}`,
    value,
    label: `${label}: ${valueLabel}`,
  }));
  return {
    surcharge: made?.surcharge ?? 0,
    attributes,
    ...(recipeId === null ? {} : { recipeId }),
    ...(variant?.customs && recipeId === null ? { precreatedCustomsCode: recipeIdOf(ownDesign(variant.customs)) } : {}),
  };
};
