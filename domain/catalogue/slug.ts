const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Lower case without marks: `Größe` is `grosse`, `Œuvre` is `oeuvre`. Both sides of a comparison go through it. */
export const fold = (text: string): string =>
  // Most words have no marks, and a catalogue folds many.
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[ßœæøłđðþı]/g, (letter) => LIGATURES[letter] ?? letter);

/** The readable part of an address. Never empty, so that `/{slug}-{id}` keeps its shape; at most 80 characters. */
export const slugOf = (text: string): string => {
  const slug = fold(text)
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' ? 'item' : slug;
};
