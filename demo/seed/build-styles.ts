import { byEnglish } from '#domain/catalogue/english.ts';
import { FEATURE_LABELS } from '#domain/catalogue/feature-labels.ts';
import { hashOf } from '#server/catalogue/products/hash.ts';
import { styleIdOfKey } from '#server/catalogue/products/ids.ts';
import type { Localized } from '#domain/catalogue/model/rows.ts';
import type { Palette } from '#artwork/traits/art.ts';
import { createDice, type Dice } from '#artwork/traits/random.ts';
import { withBritish } from '#domain/catalogue/british.ts';
import { categoriesOfShelf } from './categories.ts';
import { SEED_COLOURS, seedColour, type SeedColour } from './colours.ts';
import { type Edition, EDITIONS } from './editions.ts';
import { FEATURE_LINES } from './features.ts';
import { FITS } from './fits/all.ts';
import { KINDS, type KindFacts } from './kinds.ts';
import { LINES } from './lines/all.ts';
import type { Line } from './lines/line.ts';
import { CARE_LINES, MATERIAL_LINES } from './materials.ts';
import type { ColourwayRow, StyleRow } from './rows.ts';
import { SPECIAL } from './special.ts';

/** A style as built, with what the builders of prices, variants and stock go by. */
export interface BuiltStyle {
  readonly row: StyleRow;
  readonly colourways: readonly ColourwayRow[];
  readonly line: Line;
  readonly facts: KindFacts;
  /** Whole US dollars before rounding to shop prices. */
  readonly usd: number;
  readonly launchedDaysAgo: number;
  /** What most shoppers think of it, 3.7 to 4.9 stars, and how many bought it, 0 to 1: the past goes by them. */
  readonly liking: number;
  readonly popularity: number;
}

type Gender = Line['genders'][number];

const DAY = 86_400_000;

const shuffled = <T>(dice: Dice, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, rank: dice.share() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

const POSSESSIVE: Readonly<Record<Gender, { en: string; fr: string; de: string }>> = {
  women: { en: 'Women’s ', fr: ' pour femme', de: ' für Damen' },
  men: { en: 'Men’s ', fr: ' pour homme', de: ' für Herren' },
  kids: { en: 'Kids’ ', fr: ' pour enfant', de: ' für Kinder' },
  unisex: { en: '', fr: '', de: '' },
};

const nameOf = (line: Line, facts: KindFacts, gender: Gender, edition: Edition | undefined): Localized => {
  const whose = POSSESSIVE[gender];
  const noun = line.noun ?? facts.noun;
  const inEnglish = [line.name, edition?.en, noun.en].filter(Boolean).join(' ');
  const inFrench = [noun.fr, line.name, edition?.fr[noun.frGender]].filter(Boolean).join(' ');
  const inGerman = [noun.de, line.name, edition?.de].filter(Boolean).join(' ');
  return withBritish({ en: `${whose.en}${inEnglish}`, fr: `${inFrench}${whose.fr}`, de: `${inGerman}${whose.de}` });
};

/** Story, edition, fit: three voices that never meet in the same combination twice within a line. */
const descriptionOf = (line: Line, facts: KindFacts, gender: Gender, edition: Edition | undefined, seed: number): Localized => {
  const dice = createDice(seed, 'copy');
  const fits = FITS[facts.group][gender] ?? FITS[facts.group].unisex ?? FITS[facts.group].women ?? [];
  const fit = fits.length > 0 ? dice.pick(fits) : undefined;
  const more = edition ? dice.pick(edition.sentences) : undefined;
  const join = (language: 'en' | 'fr' | 'de') => [line.story[language], more?.[language], fit?.[language]].filter(Boolean).join(' ');
  return withBritish({ en: join('en'), fr: join('fr'), de: join('de') });
};

const linesOf = (keys: readonly string[], table: Readonly<Record<string, Localized>>): Localized<readonly string[]> => {
  const rows = keys.map((key) => {
    const found = table[key];
    if (!found) throw new Error(`No words for ${key}`);
    return found;
  });
  return withBritish({ en: rows.map((row) => row['en'] ?? ''), fr: rows.map((row) => row['fr'] ?? ''), de: rows.map((row) => row['de'] ?? '') });
};

const featureWords: Readonly<Record<string, Localized>> = Object.fromEntries(Object.entries(FEATURE_LINES).map(([key, { words }]) => [key, words]));

const sizeChartOf = (facts: KindFacts, gender: Gender): string | null => {
  if (facts.sizes === 'one') return null;
  if (facts.sizes === 'socks') return gender === 'kids' ? 'shoes-kids' : 'socks';
  if (facts.sizes === 'shoes') return `shoes-${gender}`;
  return gender === 'kids' ? 'clothes-kids' : `${facts.sizes}-${gender}`;
};

const taxClassOf = (facts: KindFacts, gender: Gender): string => {
  if (facts.productType === 'digital') return 'gift-card';
  if (facts.productType === 'accessories') return 'standard';
  const what = facts.productType === 'shoes' ? 'footwear' : 'clothing';
  return gender === 'kids' ? `kids-${what}` : what;
};

const shade = (hex: string, factor: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Math.min(255, Math.max(0, Number.parseInt(hex.slice(at, at + 2), 16) * factor)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const lightness = (hex: string): number => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / 765;

const soleOf = (facts: KindFacts, main: SeedColour, dice: Dice): string => {
  if (facts.productType !== 'shoes') return shade(main.hex, lightness(main.hex) > 0.75 ? 0.9 : 0.82);
  if (facts.group === 'run') return dice.pick(['#f4f1ea', '#f4f1ea', '#efe9dc', '#2a2c2f']);
  if (facts.group === 'city') return dice.pick(['#f2ece0', '#c79a66', '#e9dfcc']);
  if (facts.group === 'sandal') return dice.pick(['#2b2a28', '#c7a983', '#d9d2c4']);
  return dice.pick(['#26231f', '#3a2f27', '#d6c6a8']);
};

const paletteOf = (facts: KindFacts, main: SeedColour, partner: SeedColour | undefined, dice: Dice): Palette => {
  const accent = seedColour(dice.pick(main.accents)).hex;
  return {
    main: main.hex,
    second: partner?.hex ?? shade(main.hex, lightness(main.hex) > 0.6 ? 0.88 : 0.78),
    accent,
    sole: soleOf(facts, main, dice),
    lace: facts.productType === 'shoes' ? dice.pick([main.hex, '#efe9dd', partner?.hex ?? main.hex]) : dice.pick([accent, main.hex, '#efe9dd']),
    lining: lightness(main.hex) > 0.6 ? '#cfc7b9' : shade(main.hex, 0.62),
  };
};

const colourwaysOf = (styleId: string, facts: KindFacts, seed: number): ColourwayRow[] => {
  const dice = createDice(seed, 'colours');
  const wanted = facts.group === 'gift' ? 2 : dice.pick([2, 3, 3, 3, 4, 4, 5]);
  const fitting = SEED_COLOURS.filter((colour) => colour.moods.some((mood) => facts.moods.includes(mood)));
  const rows: ColourwayRow[] = [];
  const families = new Map<string, number>();
  for (const main of shuffled(dice, fitting)) {
    if (rows.length === wanted) break;
    // Two of a family are a choice, three are a mistake.
    if ((families.get(main.family) ?? 0) >= (wanted > 3 ? 2 : 1)) continue;
    families.set(main.family, (families.get(main.family) ?? 0) + 1);
    const turn = dice.share() < 0.35 ? 0 : 1 + Math.floor(dice.share() * main.partners.length);
    const partner = turn === 0 ? undefined : seedColour(main.partners[turn - 1] ?? '');
    const named = (language: 'en' | 'fr' | 'de') => (partner ? `${main[language]} / ${partner[language]}` : main[language]);
    rows.push({
      id: `${styleId}${main.code}${turn}`,
      styleId,
      position: rows.length,
      names: withBritish({ en: named('en'), fr: named('fr'), de: named('de') }),
      family: main.family,
      swatch: partner ? [main.hex, partner.hex] : [main.hex],
      palette: paletteOf(facts, main, partner, dice),
      pictures: null,
    });
  }
  return rows;
};

const EYEBROWS = ['waterproof', 'merino', 'down', 'organic', 'recycled', 'vegan', 'resolable'];

const measurementsOf = (facts: KindFacts, gender: Gender): Localized | null => {
  if (facts.productType !== 'apparel' || gender === 'kids') return null;
  return gender === 'women'
    ? {
        en: 'Our model is 5 ft 9 in tall and wears a size S.',
        fr: 'Notre mannequin mesure 1,75 m et porte une taille S.',
        de: 'Unser Model ist 1,75 m groß und trägt Größe S.',
        ...byEnglish(({ metric }) => (metric ? 'Our model is 175 cm tall and wears a size S.' : undefined)),
      }
    : {
        en: 'Our model is 6 ft 1 in tall and wears a size M.',
        fr: 'Notre mannequin mesure 1,85 m et porte une taille M.',
        de: 'Unser Model ist 1,85 m groß und trägt Größe M.',
        ...byEnglish(({ metric }) => (metric ? 'Our model is 185 cm tall and wears a size M.' : undefined)),
      };
};

const usdOf = (line: Line, gender: Gender, edition: Edition | undefined): number => {
  const onlyKids = line.genders.every((other) => other === 'kids');
  const base = line.usd + (edition?.usd ?? 0);
  return gender === 'kids' && !onlyKids ? Math.round(base * 0.6) : base;
};

const buildStyle = (line: Line, gender: Gender, editionKey: string | undefined, now: Date): BuiltStyle => {
  const facts = KINDS[line.kind];
  const edition = editionKey === undefined ? undefined : EDITIONS[editionKey];
  if (editionKey !== undefined && !edition) throw new Error(`No edition ${editionKey}`);
  const sourceKey = [line.kind, line.name, editionKey ?? 'plain', gender].join('/');
  const id = styleIdOfKey('seed', sourceKey);
  const seed = hashOf(sourceKey);
  const dice = createDice(seed, 'facts');
  const featureKeys = [...line.features.filter((key) => !edition?.drops.includes(key)), ...(edition?.features ?? [])];
  const filters = [...new Set(featureKeys.map((key) => FEATURE_LINES[key]?.key).filter((key) => key !== undefined))];
  const fresh = dice.share() < 0.14;
  const launchedDaysAgo = fresh ? 2 + Math.floor(dice.share() * 26) : 70 + Math.floor(dice.share() * 600);
  const popularity = fresh ? dice.share() : dice.share() ** 2;
  const liking = Math.round((3.7 + dice.share() * 1.2) * 10) / 10;
  const eyebrow = EYEBROWS.find((key) => filters.includes(key));
  const row: StyleRow = {
    id,
    source: 'seed',
    sourceKey,
    fingerprint: '',
    names: nameOf(line, facts, gender, edition),
    descriptions: descriptionOf(line, facts, gender, edition, seed),
    descriptionsHtml: null,
    brand: 'Waymark',
    gender,
    ageGroup: gender === 'kids' ? 'kids' : 'adult',
    kind: line.kind,
    productType: facts.productType,
    taxClass: taxClassOf(facts, gender),
    sizeChart: sizeChartOf(facts, gender),
    categoryIds: categoriesOfShelf(facts.shelf, gender),
    featureKeys: filters,
    features: linesOf(featureKeys, featureWords),
    materials: linesOf(line.materials, MATERIAL_LINES),
    care: linesOf(facts.care, CARE_LINES),
    benefitRatings: facts.benefits.map((benefit) => ({ id: benefit, score: 3 + Math.floor(dice.share() * 5) / 2 })),
    modelMeasurements: measurementsOf(facts, gender),
    eyebrow: eyebrow === undefined ? null : withBritish(FEATURE_LABELS[eyebrow] ?? {}),
    badge: !fresh && liking >= 4.7 && popularity > 0.0633 ? 'bestseller' : null,
    art: { kind: line.kind, seed, traits: { ...line.traits, ...edition?.traits } },
    position: 0,
    published: true,
    publishedAt: new Date(now.getTime() - launchedDaysAgo * DAY),
    comingSoon: false,
    presale: false,
    targetPublishAt: null,
    maxQty: facts.group === 'gift' ? 5 : 10,
    updatedAt: now,
  };
  return { row, colourways: colourwaysOf(id, facts, seed), line, facts, usd: usdOf(line, gender, edition), launchedDaysAgo, liking, popularity };
};

/** A few styles are announced: the address is there, the basket is not. */
const ANNOUNCED: Readonly<Record<string, 'soon' | 'presale'>> = {
  'trail-runner/Corrie/wp/women': 'soon',
  'trail-runner/Corrie/wp/men': 'soon',
  'down-jacket/Cornice/long/women': 'soon',
  'backpack/Satchel & Pine/plain/unisex': 'soon',
  'hiking-boot/Moraine/plain/men': 'presale',
  'shell-jacket/Stormglass/plain/women': 'presale',
  'shell-jacket/Stormglass/plain/men': 'presale',
};

const announce = (plain: BuiltStyle, now: Date): BuiltStyle => {
  // Rows are written in bulk: all of them name the same columns.
  const style = { ...plain, row: { ...plain.row, customs: null, giftOnly: false, ...SPECIAL[plain.row.sourceKey] } };
  const how = ANNOUNCED[style.row.sourceKey];
  if (how === undefined) return style;
  const row: StyleRow = {
    ...style.row,
    comingSoon: how === 'soon',
    presale: how === 'presale',
    publishedAt: now,
    targetPublishAt: new Date(now.getTime() + (how === 'soon' ? 24 : 12) * DAY),
    badge: null,
  };
  return { ...style, row, launchedDaysAgo: 0 };
};

/** Every style of the range with its colourways, in featured order: what is loved and new comes first, kinds well mixed. */
export const buildStyles = (now: Date): BuiltStyle[] => {
  const built = LINES.flatMap((line) =>
    line.genders.flatMap((gender) =>
      [undefined, ...(gender === 'kids' ? [] : line.editions)].map((edition) => announce(buildStyle(line, gender, edition, now), now)),
    ),
  );
  const ranked = built
    .map((style) => ({
      style,
      rank: createDice(style.row.art?.seed ?? 0, 'rank').share() - (style.row.badge === null ? 0 : 0.35) - (style.launchedDaysAgo < 30 ? 0.2 : 0),
    }))
    .toSorted((a, b) => a.rank - b.rank);
  return ranked.map(({ style }, position) => ({ ...style, row: { ...style.row, position } }));
};
