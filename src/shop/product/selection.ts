import type { ProductDetails, Variant } from '#contract/calls/products.ts';

/** Attribute type to chosen value: `{ color: 'K1B', size: '9.5' }`. Nothing chosen: the type is absent. */
export type Selection = Readonly<Record<string, string>>;

/** How an option stands, given what else is chosen. `none`: no such combination was ever made. */
export type OptionState = 'available' | 'low-stock' | 'sold-out' | 'none';

export const COLOR = 'color';

type Choosable = Pick<ProductDetails, 'attributes' | 'variants' | 'productId'>;

const isOption = (product: Choosable, type: string, value: string): boolean =>
  product.attributes.some((attribute) => attribute.type === type && attribute.options.some((option) => option.value === value));

/** The only option of an attribute needs no choosing. */
const onlyOptions = (product: Choosable): Selection =>
  Object.fromEntries(
    product.attributes.flatMap(({ type, options }) => (type !== COLOR && options.length === 1 && options[0] ? [[type, options[0].value]] : [])),
  );

const colorOf = (product: Choosable): string | undefined => {
  const colors = product.attributes.find((attribute) => attribute.type === COLOR)?.options;
  return (colors?.find((option) => option.productId === product.productId) ?? colors?.[0])?.value;
};

/**
 * The selection that an address asks for. Values that the product does not have are let be; the colour is the address's, else
 * the colourway's that was asked for, else the first.
 */
export const readSelection = (product: Choosable, wanted: Readonly<Record<string, string | undefined>>): Selection => {
  const asked = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined && isOption(product, entry[0], entry[1]));
  const color = colorOf(product);
  return { ...(color !== undefined && { [COLOR]: color }), ...onlyOptions(product), ...Object.fromEntries(asked) };
};

const fits = (variant: Variant, selection: Selection): boolean =>
  Object.entries(selection).every(([type, value]) => variant.attributes[type] === undefined || variant.attributes[type] === value);

/** Attributes still to be chosen, in the product's order. A colour always is. */
export const missingTypes = (product: Choosable, selection: Selection): readonly string[] =>
  product.attributes.map((attribute) => attribute.type).filter((type) => type !== COLOR && selection[type] === undefined);

/** Sizes have another name where the product is one of these. */
const SIZE_NAMES: Readonly<Record<string, string>> = { digital: 'amount', shoes: 'shoeSize' };

/** What is to be chosen, as the words name it: the sizes of what is sent by email are amounts, those of shoes have a word of their own in French. */
export const choiceName = ({ productType }: Pick<ProductDetails, 'productType'>, type = ''): string =>
  (type === 'size' && SIZE_NAMES[productType]) || type;

/** A variant counts as selected only when every non-colour attribute is chosen (spec 3 §4). */
export const selectedVariant = (product: Choosable, selection: Selection): Variant | undefined =>
  missingTypes(product, selection).length > 0 ? undefined : product.variants.find((variant) => fits(variant, selection));

/** How one option of one attribute stands beside everything else that is chosen. */
export const optionState = (product: Choosable, selection: Selection, type: string, value: string): OptionState => {
  const variants = product.variants.filter((variant) => fits(variant, { ...selection, [type]: value }));
  if (variants.length === 0) return 'none';
  const left = variants.filter((variant) => variant.inventory === 'InStock');
  if (left.length === 0) return 'sold-out';
  return left.every((variant) => variant.stockStatus === 'LOW STOCK') ? 'low-stock' : 'available';
};

/** Everything that comes in the chosen color. */
export const upcsOfColor = ({ variants }: Choosable, selection: Selection): readonly string[] =>
  variants.filter(({ attributes }) => attributes[COLOR] === selection[COLOR]).map(({ upc }) => upc);

/** Pieces on a shelf of whatever a selection leaves open. */
export const unitsOn = (shelf: Readonly<Record<string, number>>, { variants }: Pick<Choosable, 'variants'>, selection: Selection): number =>
  variants.reduce((sum, variant) => sum + (fits(variant, selection) ? (shelf[variant.upc] ?? 0) : 0), 0);

/**
 * The selection after a choice. A colour that does not come in the chosen size keeps the size: the shopper sees that
 * it is sold out rather than losing what was chosen.
 */
export const choose = (selection: Selection, type: string, value: string): Selection => ({ ...selection, [type]: value });
