import { readFeatures } from '#server/import/kind-words.ts';
import { wearerIn } from '#server/import/wearer.ts';
import type * as tables from '#server/platform/db/schema/catalogue.ts';

const WEARERS: Readonly<Record<string, readonly string[]>> = { women: ['Women'], men: ['Men'], kids: ['Kids'], unisex: ['Women', 'Men'] };

/** Tags from which an import reads the same features and wearer: a Shopify file has no column for them. */
export const tagsOf = (
  { gender, featureKeys }: Pick<typeof tables.styles.$inferSelect, 'gender' | 'featureKeys'>,
  title: string,
  path: readonly string[],
): string[] => {
  const isSaid = wearerIn(title, path.join(' '), '').gender === gender;
  const inTitle = readFeatures([title]);
  return [...featureKeys.filter((key) => !inTitle.includes(key)), ...(isSaid ? [] : (WEARERS[gender] ?? []))];
};
