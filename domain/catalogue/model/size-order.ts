const LETTERS: readonly string[] = ['xxxxs', 'xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl', 'xxxxxl', 'xxxxxxl'];
const WORDS: Readonly<Record<string, string>> = {
  small: 's',
  medium: 'm',
  large: 'l',
  'x-small': 'xs',
  'x-large': 'xl',
  'extra small': 'xs',
  'extra large': 'xl',
  'xx-large': 'xxl',
};
const ONE_SIZE = /^(?:one size|onesize|o\/?s|os|uni(?:que)?|taille unique|einheitsgr(?:ö|oe)(?:ß|ss)e|free size|default title)$/;

/** `3XL` is `xxxl`, `2XS` is `xxs`, `Medium` is `m`. */
const lettersOf = (text: string): string => {
  const word = WORDS[text] ?? text;
  const counted = /^(\d)x(s|l)$/.exec(word);
  return counted ? 'x'.repeat(Number(counted[1])) + (counted[2] ?? '') : word;
};

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 0.25, '¾': 0.75 };

/** The first figure of a size: `EU 42,5`, `42 ½`, `42 2/3`, `W32 L34`, `10.5C`. */
const figureOf = (text: string): number | undefined => {
  const match = /(\d+)(?:[.,](\d+))?\s*(?:([½⅓⅔¼¾])|(\d)\/(\d))?/.exec(text);
  if (!match) return undefined;
  const whole = Number(`${match[1]}.${match[2] ?? '0'}`);
  if (match[3] !== undefined) return whole + (FRACTIONS[match[3]] ?? 0);
  return match[4] !== undefined && match[5] !== undefined && match[5] !== '0' ? whole + Number(match[4]) / Number(match[5]) : whole;
};

/** A child's size runs to 13.5 and starts again at 1 for youth: `13C` comes before `1Y`. */
const kidsShift = (text: string): number => (/\d\s*(?:y|youth)\b/.test(text) ? 20 : 0);

/**
 * Where a size stands among others: `[group, place, second place]`. One Size first, then letters XS < S < M, then figures
 * with halves and thirds, then everything else by its name.
 */
export const sizeRank = (size: string): readonly [number, number, number] => {
  const text = size.trim().toLowerCase();
  if (text === '' || ONE_SIZE.test(text)) return [0, 0, 0];
  // `M/L` and `L (40)` stand where their first part stands.
  const letters = LETTERS.indexOf(lettersOf(text.split(/\s*[/(]\s*/)[0] ?? text));
  if (letters >= 0) return [1, letters, figureOf(text) ?? 0];
  const figure = figureOf(text);
  if (figure === undefined) return [3, 0, 0];
  const second = /(?:l|\/|x)\s*(\d+)/.exec(text.replace(/^[^\d]*\d+(?:[.,]\d+)?/, ''));
  return [2, figure + kidsShift(text), second ? Number(second[1]) : 0];
};

/** Sorts sizes as a shelf does. */
export const compareSizes = (a: string, b: string): number => {
  const left = sizeRank(a);
  const right = sizeRank(b);
  for (const place of [0, 1, 2] as const) if (left[place] !== right[place]) return left[place] - right[place];
  return a.localeCompare(b, 'en', { numeric: true });
};
