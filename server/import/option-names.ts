import { slugOf } from '#domain/catalogue/slug.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  color: ['color', 'colour', 'colorway', 'colourway', 'couleur', 'coloris', 'farbe', 'colore', 'kleur', 'shade', 'main color', 'primary color'],
  size: [
    'size',
    'shoe size',
    'sizes',
    'taille',
    'pointure',
    'grosse',
    'groesse',
    'schuhgrosse',
    'talla',
    'taglia',
    'maat',
    'denominations',
    'denomination',
    'amount',
  ],
  width: ['width', 'largeur', 'weite', 'breite', 'fit width'],
  length: ['length', 'inseam', 'longueur', 'lange', 'laenge', 'beinlange', 'leg length'],
  material: ['material', 'matiere', 'fabric', 'stoff'],
};

const BY_WORD = new Map(Object.entries(NAMES).flatMap(([name, words]) => words.map((word) => [slugOf(word), name] as const)));

/** What we call an option that a merchant named: `Colour` and `Farbe` are `color`; anything else keeps its own name. */
export const optionName = (text: string): string => {
  const slug = slugOf(text);
  return BY_WORD.get(slug) ?? slug;
};
