/** A text as a search compares it: without markup and accents, in small letters. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether a plain text holds every word that is searched for. */
export const holdsEveryWord = (text: string, q: string): boolean =>
  plainText(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
