import { LOCALES } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { SizeChart, Localized } from '#domain/catalogue/model/rows.ts';

/** The size charts and the runs that are made of them. Shoe conversions follow the common maker's table of US, UK, EU and foot length. */
const words = (en: string, fr: string, de: string): Localized => ({ en, fr, de });

const US = words('US', 'US', 'US');
const UK = words('UK', 'UK', 'UK');
const EU = words('EU', 'EU', 'EU');
const FOOT = words('Foot (cm)', 'Pied (cm)', 'Fuß (cm)');

/** The column of each locale that does not read the first: its country's, else that of the system in which it says the sizes of shoes. */
const columnFor = (columns: readonly Localized[]): Record<string, number> =>
  Object.fromEntries(
    Object.values(LOCALES).flatMap(({ id, country }) => {
      const named = (name: string): number => columns.findIndex(({ en }) => en === name);
      const own = named(country) > 0 ? named(country) : named(settingsFor(id).measures.sizes);
      return own > 0 ? [[id, own] as const] : [];
    }),
  );

const SHOES = [US, UK, EU, FOOT];
const MEN_EU = ['40', '40.5', '41', '42', '42.5', '43', '44', '44.5', '45', '45.5', '46', '47', '47.5', '48.5', '49.5'];
const MEN_US = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '12.5', '13', '14', '15'];
const WOMEN_EU = ['35.5', '36', '36.5', '37.5', '38', '38.5', '39', '40', '40.5', '41', '42', '42.5', '43', '44', '44.5'];
const WOMEN_US = ['5', '5.5', '6', '6.5', '7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12'];

const fixed = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

const shoeNote = words(
  'Measure in the evening, standing, from heel to longest toe. Between two sizes, take the larger one for trail and hiking, the smaller one for the city.',
  'Mesurez le soir, debout, du talon à l’orteil le plus long. Entre deux pointures, prenez la plus grande pour le trail et la randonnée, la plus petite pour la ville.',
  'Abends im Stehen messen, von der Ferse bis zur längsten Zehe. Zwischen zwei Größen: für Trail und Wandern die größere, für die Stadt die kleinere nehmen.',
);
const clothesNote = words(
  'Measure over underwear with the tape level and relaxed. Our fits are made to layer: your usual size leaves room for a base layer.',
  'Mesurez sur les sous-vêtements, mètre à l’horizontale et sans serrer. Nos coupes sont faites pour les couches : votre taille habituelle laisse la place d’une première couche.',
  'Über der Unterwäsche messen, Maßband waagerecht und locker. Unsere Schnitte lassen Platz für eine Schicht darunter: Nehmen Sie Ihre gewohnte Größe.',
);

const kidsShoes: readonly (readonly string[])[] = [
  ['10.5C', '10', '27.5', '16.5'],
  ['11C', '10.5', '28', '17'],
  ['12C', '11.5', '29.5', '18'],
  ['13C', '12.5', '31', '19'],
  ['1Y', '13.5', '32', '20'],
  ['2Y', '1.5', '33.5', '21'],
  ['3Y', '2.5', '35', '22'],
  ['4Y', '3.5', '36', '23'],
  ['5Y', '4.5', '37.5', '23.5'],
  ['6Y', '5.5', '38.5', '24.5'],
];

const CHEST = words('Chest (cm)', 'Poitrine (cm)', 'Brust (cm)');
const WAIST = words('Waist (cm)', 'Taille (cm)', 'Taille (cm)');
const HIP = words('Hips (cm)', 'Hanches (cm)', 'Hüfte (cm)');
const PANTS_WOMEN = [US, UK, words('FR', 'FR', 'FR'), words('DE', 'DE', 'DE'), WAIST, HIP];
const PANTS_MEN = [words('Waist (in)', 'Taille (pouces)', 'Bund (Zoll)'), EU, WAIST, HIP];
const INSEAM = words('Inside leg (cm)', 'Entrejambe (cm)', 'Innenbein (cm)');
const SIZE = words('Size', 'Taille', 'Größe');

const WOMEN_LETTERS: readonly (readonly string[])[] = [
  ['XXS', '76–80', '60–64', '84–88'],
  ['XS', '80–84', '64–68', '88–92'],
  ['S', '84–90', '68–74', '92–98'],
  ['M', '90–96', '74–80', '98–104'],
  ['L', '96–103', '80–87', '104–111'],
  ['XL', '103–111', '87–95', '111–119'],
  ['XXL', '111–120', '95–104', '119–127'],
];
const MEN_LETTERS: readonly (readonly string[])[] = [
  ['XS', '84–89', '70–75', '86–91'],
  ['S', '89–95', '75–81', '91–97'],
  ['M', '95–102', '81–88', '97–103'],
  ['L', '102–110', '88–96', '103–110'],
  ['XL', '110–119', '96–105', '110–118'],
  ['XXL', '119–129', '105–115', '118–127'],
  ['3XL', '129–139', '115–126', '127–136'],
];

/** Below the waist: no chest, but how long the leg is. */
const tights = (letters: readonly (readonly string[])[], shortest: number): readonly (readonly string[])[] =>
  letters.map(([size = '', , waist = '', hips = ''], index) => [size, waist, hips, fixed(shortest + index)]);

export const SIZE_CHARTS: Readonly<Record<string, SizeChart>> = {
  'shoes-men': {
    title: words('Men’s shoes', 'Chaussures homme', 'Herrenschuhe'),
    note: shoeNote,
    columns: SHOES,
    columnFor: columnFor(SHOES),
    rows: MEN_US.map((us, index) => [us, fixed(Number(us) - 1), MEN_EU[index] ?? '', fixed(18 + Number(us))]),
  },
  'shoes-women': {
    title: words('Women’s shoes', 'Chaussures femme', 'Damenschuhe'),
    note: shoeNote,
    columns: SHOES,
    columnFor: columnFor(SHOES),
    rows: WOMEN_US.map((us, index) => [us, fixed(Number(us) - 2.5), WOMEN_EU[index] ?? '', fixed(17 + Number(us))]),
  },
  'shoes-kids': {
    title: words('Kids’ shoes', 'Chaussures enfant', 'Kinderschuhe'),
    note: shoeNote,
    columns: SHOES,
    columnFor: columnFor(SHOES),
    rows: kidsShoes,
  },
  'tops-women': {
    title: words('Women’s tops', 'Hauts femme', 'Damen-Oberteile'),
    note: clothesNote,
    columns: [SIZE, CHEST, WAIST, HIP],
    columnFor: {},
    rows: WOMEN_LETTERS,
  },
  'dresses-women': {
    title: words('Women’s dresses', 'Robes femme', 'Damenkleider'),
    note: clothesNote,
    columns: [SIZE, CHEST, WAIST, HIP],
    columnFor: {},
    rows: WOMEN_LETTERS,
  },
  'tights-women': {
    title: words('Women’s leggings', 'Leggings femme', 'Damen-Leggings'),
    note: clothesNote,
    columns: [SIZE, WAIST, HIP, INSEAM],
    columnFor: {},
    rows: tights(WOMEN_LETTERS, 68),
  },
  'tights-men': {
    title: words('Men’s leggings', 'Leggings homme', 'Herren-Leggings'),
    note: clothesNote,
    columns: [SIZE, WAIST, HIP, INSEAM],
    columnFor: {},
    rows: tights(MEN_LETTERS, 74),
  },
  'tops-men': {
    title: words('Men’s tops', 'Hauts homme', 'Herren-Oberteile'),
    note: clothesNote,
    columns: [SIZE, CHEST, WAIST, HIP],
    columnFor: {},
    rows: MEN_LETTERS,
  },
  'bottoms-women': {
    title: words('Women’s pants and skirts', 'Pantalons et jupes femme', 'Damenhosen und Röcke'),
    note: clothesNote,
    columns: PANTS_WOMEN,
    columnFor: columnFor(PANTS_WOMEN),
    rows: [0, 2, 4, 6, 8, 10, 12, 14, 16].map((us, index) => [
      String(us),
      String(us + 4),
      String(us + 32),
      String(us + 30),
      fixed(64 + index * 3.5),
      fixed(89 + index * 3.5),
    ]),
  },
  'bottoms-men': {
    title: words('Men’s pants', 'Pantalons homme', 'Herrenhosen'),
    note: clothesNote,
    columns: PANTS_MEN,
    columnFor: columnFor(PANTS_MEN),
    rows: [28, 29, 30, 31, 32, 33, 34, 36, 38, 40].map((inch) => [
      String(inch),
      String(inch + 16),
      fixed(Math.round(inch * 2.54)),
      fixed(Math.round(inch * 2.54 + 17)),
    ]),
  },
  'clothes-kids': {
    title: words('Kids’ clothing', 'Vêtements enfant', 'Kinderbekleidung'),
    note: clothesNote,
    columns: [words('Age', 'Âge', 'Alter'), words('Height (cm)', 'Stature (cm)', 'Körpergröße (cm)'), CHEST],
    columnFor: { de: 1 },
    rows: [
      ['4', '104', '56'],
      ['6', '116', '61'],
      ['8', '128', '66'],
      ['10', '140', '71'],
      ['12', '152', '77'],
      ['14', '164', '83'],
    ],
  },
  socks: {
    title: words('Socks', 'Chaussettes', 'Socken'),
    note: words('Sock sizes follow your shoe size.', 'La taille suit votre pointure.', 'Die Sockengröße folgt der Schuhgröße.'),
    columns: [SIZE, EU, words('US women', 'US femme', 'US Damen'), words('US men', 'US homme', 'US Herren')],
    columnFor: {},
    rows: [
      ['S', '35–38', '5–7.5', '–'],
      ['M', '39–42', '8–10', '6.5–9'],
      ['L', '43–45', '10.5–12', '9.5–11.5'],
      ['XL', '46–49', '–', '12–14'],
    ],
  },
};

const column = (type: string): readonly string[] => (SIZE_CHARTS[type]?.rows ?? []).map((row) => row[0] ?? '');

/** The sizes that a style of this chart is made in. Gift cards and packs have no chart. */
export const sizeRun = (type: string | null): readonly string[] => {
  if (type === null) return [];
  if (type === 'shoes-women') return column(type).slice(0, 13).concat('12');
  return column(type);
};
