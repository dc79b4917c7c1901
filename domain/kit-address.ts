import { BLOCKS_KIT_PATH } from '#contract/constants/content.ts';

const ADDRESS = new RegExp(`^${BLOCKS_KIT_PATH}(?:/([a-z-]+))?$`);

/**
 * Kind of the content blocks that a page of the kit shows: `hero` of `/kit/blocks/hero`.
 * @param path below a locale
 * @returns an empty text for the list of kinds, undefined where the page is not one of the kit
 */
export const kitKind = (path: string): string | undefined => {
  const found = ADDRESS.exec(path);
  return found ? (found[1] ?? '') : undefined;
};
