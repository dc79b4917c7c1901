/** Without accents and case: `Réunion` is found by `reunion`. */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those whose text begins with what was typed, then those in which a word does; all of them where nothing was typed. */
export const findByWords = <Item>(items: readonly Item[], typed: string, textOf: (item: Item) => string): readonly Item[] => {
  const wanted = plainText(typed.trim());
  if (wanted === '') return items;
  const at = (item: Item): number =>
    ` ${plainText(textOf(item))
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trimStart()}`.indexOf(` ${wanted}`);
  return [...items.filter((item) => at(item) === 0), ...items.filter((item) => at(item) > 0)];
};
