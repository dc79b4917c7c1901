import { fold } from '#domain/catalogue/slug.ts';

interface Colour {
  readonly family: string;
  readonly hex: string;
}

/** Words for colours in the languages of feeds, folded. The longest word found in a name decides. */
const TABLE: readonly (readonly [family: string, hex: string, words: string])[] = [
  ['black', '#1b1c1e', 'black noir noire schwarz negro nero onyx jet ebony'],
  [
    'grey',
    '#8a8f90',
    'gray grey gris grise grau anthracite anthrazit charcoal slate graphite graphit silver argent silber ash smoke stone steel heather pewter',
  ],
  ['white', '#f6f5f1', 'white blanc blanche weiss blanco bianco ivory ecru cream creme offwhite chalk bone pearl snow natural'],
  [
    'brown',
    '#6b4a35',
    'brown marron brun brune braun tan chocolate chocolat schokolade cognac camel mocha coffee walnut chestnut espresso caramel cuoio',
  ],
  ['beige', '#d3c2a0', 'beige sand sable khaki nude taupe oat stone oatmeal champagne'],
  ['red', '#b3322e', 'red rouge rot rojo rosso burgundy bordeaux crimson scarlet wine maroon cherry brick ruby'],
  ['orange', '#dd6b2c', 'orange rust terracotta apricot abricot aprikose coral corail koralle peach copper amber'],
  ['yellow', '#edc240', 'yellow jaune gelb amarillo giallo gold golden mustard senf moutarde lemon saffron'],
  ['green', '#3f7a4e', 'green vert verte grun gruen verde olive oliv mint menthe sage forest emerald lime moss pine teal'],
  ['blue', '#2f62a8', 'blue bleu bleue blau azul blu navy marine indigo denim sky cobalt aqua turquoise royal petrol cyan'],
  ['purple', '#6d4f8c', 'purple violet violette lila lavender lavande lavendel plum prune mauve aubergine'],
  ['pink', '#d98aa0', 'pink rose rosa fuchsia magenta blush salmon'],
  ['multi', '#b0793f', 'multi multicolor multicolour multicolore mehrfarbig bunt rainbow camo camouflage floral leopard tiedye'],
];

const SHADES: Readonly<Record<string, string>> = {
  navy: '#1f2d4d',
  marine: '#1f2d4d',
  olive: '#6b6b3a',
  khaki: '#a39a72',
  burgundy: '#6a1f2c',
  bordeaux: '#6a1f2c',
  teal: '#1f6a73',
  mint: '#b9dccd',
  charcoal: '#3c4146',
  anthracite: '#3c4146',
  camel: '#b98a55',
  tan: '#b08a5e',
  gold: '#caa23f',
  silver: '#b9bdc0',
  sky: '#9cc3e0',
  turquoise: '#3aa6a6',
  coral: '#e8836b',
  rust: '#a4532c',
  denim: '#47648a',
  lime: '#a9c93b',
  forest: '#24402f',
};

const BY_WORD = new Map<string, Colour>(
  TABLE.flatMap(([family, hex, words]) => words.split(' ').map((word) => [word, { family, hex: SHADES[word] ?? hex }] as const)),
);

const LONGEST_FIRST = [...BY_WORD.keys()].toSorted((a, b) => b.length - a.length);

/** One part of a name: by whole words, the last one first ("Navy Blue" is blue, in the shade of navy), else by a word within (`hellblau`). */
const colourOf = (part: string): Colour | undefined => {
  const words = fold(part)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const known = words.map((word) => BY_WORD.get(word)).filter((colour) => colour !== undefined);
  const last = known.at(-1);
  const shade = words.map((word) => SHADES[word]).find((hex) => hex !== undefined);
  if (last) return { family: last.family, hex: shade ?? last.hex };
  const inside = LONGEST_FIRST.find((word) => word.length >= 4 && words.some((typed) => typed.includes(word)));
  return inside === undefined ? undefined : BY_WORD.get(inside);
};

/** Family and swatch of a colour by its name: `Navy/White` is blue with two fields. Nothing known: no family, one quiet field. */
export const readColour = (name: string): { readonly family: string; readonly swatch: readonly string[] } => {
  const found = name
    .split(/\s*(?:\/|,|&|\band\b|\bet\b|\bund\b|\+)\s*/i)
    .map(colourOf)
    .filter((colour) => colour !== undefined);
  const [first, second] = found;
  if (!first) return { family: '', swatch: ['#b8b2a7'] };
  return { family: first.family, swatch: second && second.hex !== first.hex ? [first.hex, second.hex] : [first.hex] };
};
