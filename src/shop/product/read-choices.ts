/**
 * What a product's address chooses: any attribute by its type, as text. Whether the product has it is found out when the product
 * is there; what is longer than any value could be is let be.
 */
export const readChoices = (search: Readonly<Record<string, unknown>>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 64));
