import type { CartItem } from '#contract/cart.ts';
import type { Customs } from '#contract/calls/products.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { ownDesign, partsOf, type ReadPart, readRecipe, type Recipe, recipeIdOf, surchargeOf } from '#pricing/recipe.ts';

/** What was chosen of a thing that is made to order. */
export interface MadeToOrder {
  readonly recipeId: string;
  /** What one piece costs more than as it was made before. */
  readonly more: number;
  readonly attributes: CartItem['attributes'];
}

const OF_A_RECIPE = 'customs-';

/** What a dialog begins with: the recipe of before where it still holds, else the shop's own design. */
export const beginWith = (customs: Customs, recipeId: string | undefined): Recipe => {
  const before = recipeId === undefined ? undefined : readRecipe(recipeId);
  return before && partsOf(customs, before) ? before : ownDesign(customs);
};

const attributeOf = ({ key, label, value, valueLabel }: ReadPart): CartItem['attributes'][number] => ({
  type: `${OF_A_RECIPE}${key}`,
  value,
  label: `${label}: ${valueLabel}`,
});

/**
 * The recipe as it goes into the cart; undefined while something is missing or cannot be made.
 * @param before the recipe that is replaced, whose surcharge the price contains already
 */
export const madeOf = (customs: Customs, recipe: Recipe, before?: string): MadeToOrder | undefined => {
  const parts = partsOf(customs, recipe);
  const replaced = partsOf(customs, beginWith(customs, before)) ?? [];
  return parts && { recipeId: recipeIdOf(recipe), more: surchargeOf(parts) - surchargeOf(replaced), attributes: parts.map(attributeOf) };
};

/** The same item, made so. */
export const madeAs = ({ choice, facts }: CartItemInput, { recipeId, more, attributes }: MadeToOrder): CartItemInput => ({
  choice: { ...choice, recipeId },
  facts: {
    ...facts,
    isCustoms: true,
    price: { ...facts.price, current: facts.price.current + more, original: facts.price.original + more },
    attributes: [...facts.attributes.filter(({ type }) => !type.startsWith(OF_A_RECIPE)), ...attributes],
  },
});
