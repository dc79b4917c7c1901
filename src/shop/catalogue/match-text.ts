/** Lower case without accents: `Métro` is found by `metro`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well all words fit the texts, the first text counting most; 0 when one word fits none. */
export const matchScore = (words: readonly string[], texts: readonly string[]): number => {
  const split = texts.map(wordsOf);
  let score = 0;
  for (const word of words) {
    const best = Math.max(0, ...split.map((own, index) => Math.max(0, ...own.map((part) => fit(word, part))) / (index + 1)));
    if (best === 0) return 0;
    score += best;
  }
  return score;
};

/** Whole word, beginning of one, or a plural of it. */
const fit = (word: string, part: string): number => {
  if (part === word) return 3;
  if (part.startsWith(word)) return 2;
  return word.length > 3 && word.startsWith(part) && word.length - part.length <= 2 && part.length > 2 ? 1.5 : 0;
};
