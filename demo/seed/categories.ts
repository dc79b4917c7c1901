import type { InferInsertModel } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import type { Localized } from '#domain/catalogue/model/rows.ts';
import type { categories } from '#server/platform/db/schema/catalogue.ts';
import { withBritish } from '#domain/catalogue/british.ts';

type CategoryRow = InferInsertModel<typeof categories>;
type Row = readonly [en: string, fr: string, de: string];

const words = ([en, fr, de]: Row): Localized => withBritish({ en, fr, de });

interface Shelf {
  readonly digits: string;
  readonly name: Row;
  readonly about: Row;
}

const SHOES: Readonly<Record<string, Shelf>> = {
  trail: {
    digits: '110',
    name: ['Trail Running Shoes', 'Chaussures de trail', 'Trailrunningschuhe'],
    about: [
      'Grip, protection and a foot that knows where it is: shoes for paths, fells and forest roads.',
      'De l’accroche, de la protection et un pied qui sait où il est : pour sentiers, crêtes et pistes forestières.',
      'Grip, Schutz und ein Fuß, der weiß, wo er ist: Schuhe für Pfade, Berge und Forststraßen.',
    ],
  },
  road: {
    digits: '120',
    name: ['Running Shoes', 'Chaussures de running', 'Laufschuhe'],
    about: [
      'Daily trainers, tempo shoes and quiet helpers for tarmac miles.',
      'Modèles de tous les jours, chaussures de tempo et alliées discrètes pour le bitume.',
      'Tägliche Begleiter, Temposchuhe und stille Helfer für Asphaltkilometer.',
    ],
  },
  hike: {
    digits: '130',
    name: ['Hiking Boots & Shoes', 'Chaussures de randonnée', 'Wanderschuhe & -stiefel'],
    about: [
      'From the first easy loop to three days with a pack.',
      'De la première boucle facile aux trois jours sac au dos.',
      'Von der ersten leichten Runde bis zu drei Tagen mit Rucksack.',
    ],
  },
  winter: {
    digits: '140',
    name: ['Winter Boots', 'Bottes d’hiver', 'Winterstiefel'],
    about: [
      'Warm, dry and sure on ice, also in the city.',
      'Chaudes, sèches et sûres sur la glace, en ville aussi.',
      'Warm, trocken und sicher auf Eis, auch in der Stadt.',
    ],
  },
  sneakers: {
    digits: '150',
    name: ['Sneakers', 'Baskets', 'Sneaker'],
    about: [
      'Plain shapes in canvas, suede and leather, made to be worn out slowly.',
      'Des formes simples en toile, daim et cuir, faites pour s’user lentement.',
      'Schlichte Formen aus Canvas, Velours und Leder, zum langsamen Abtragen gemacht.',
    ],
  },
  everyday: {
    digits: '160',
    name: ['Everyday Shoes', 'Chaussures du quotidien', 'Alltagsschuhe'],
    about: [
      'Chelsea boots, loafers, slip-ons and clogs for the days between.',
      'Bottines Chelsea, mocassins, slip-ons et sabots pour les jours entre deux.',
      'Chelsea-Boots, Loafer, Slipper und Clogs für die Tage dazwischen.',
    ],
  },
  sandals: {
    digits: '170',
    name: ['Sandals', 'Sandales', 'Sandalen'],
    about: [
      'For water, heat and the way home from both.',
      'Pour l’eau, la chaleur et le retour des deux.',
      'Für Wasser, Hitze und den Heimweg von beidem.',
    ],
  },
};

const CLOTHES: Readonly<Record<string, Shelf>> = {
  jackets: {
    digits: '210',
    name: ['Jackets & Vests', 'Vestes et gilets', 'Jacken & Westen'],
    about: [
      'Rain shells, down and vests: one for every forecast.',
      'Vestes de pluie, doudounes et sans manches : une pour chaque météo.',
      'Regenjacken, Daune und Westen: eine für jeden Wetterbericht.',
    ],
  },
  fleece: {
    digits: '220',
    name: ['Fleece & Hoodies', 'Polaires et sweats', 'Fleece & Hoodies'],
    about: ['The warm middle of every day outside.', 'Le milieu chaud de chaque journée dehors.', 'Die warme Mitte jedes Tages draußen.'],
  },
  tees: {
    digits: '230',
    name: ['T-Shirts & Tops', 'T-shirts et hauts', 'T-Shirts & Oberteile'],
    about: [
      'Organic cotton, merino and light technical cloth, close to the skin.',
      'Coton biologique, mérinos et tissus techniques légers, à même la peau.',
      'Bio-Baumwolle, Merino und leichte Funktionsstoffe, direkt auf der Haut.',
    ],
  },
  pants: {
    digits: '240',
    name: ['Pants & Leggings', 'Pantalons et leggings', 'Hosen & Leggings'],
    about: [
      'For walking, climbing, commuting and the couch.',
      'Pour marcher, grimper, aller au travail et s’affaler.',
      'Zum Gehen, Klettern, Pendeln und fürs Sofa.',
    ],
  },
  shorts: {
    digits: '250',
    name: ['Shorts', 'Shorts', 'Shorts'],
    about: [
      'Short enough for summer, tough enough for brambles.',
      'Assez courts pour l’été, assez solides pour les ronces.',
      'Kurz genug für den Sommer, fest genug für Brombeeren.',
    ],
  },
  skirts: {
    digits: '260',
    name: ['Dresses & Skirts', 'Robes et jupes', 'Kleider & Röcke'],
    about: ['Easy shapes with real pockets.', 'Des formes faciles, avec de vraies poches.', 'Leichte Formen mit echten Taschen.'],
  },
};

const GEAR: Readonly<Record<string, Shelf>> = {
  headwear: {
    digits: '100',
    name: ['Caps & Beanies', 'Casquettes et bonnets', 'Caps & Mützen'],
    about: ['Shade in summer, wool in winter.', 'De l’ombre l’été, de la laine l’hiver.', 'Im Sommer Schatten, im Winter Wolle.'],
  },
  socks: {
    digits: '200',
    name: ['Socks', 'Chaussettes', 'Socken'],
    about: [
      'The shortest way to a better day on foot.',
      'Le plus court chemin vers une meilleure journée à pied.',
      'Der kürzeste Weg zu einem besseren Tag auf den Füßen.',
    ],
  },
  packs: {
    digits: '300',
    name: ['Backpacks', 'Sacs à dos', 'Rucksäcke'],
    about: [
      'From the desk to the hut, eleven to forty liters.',
      'Du bureau au refuge, de onze à quarante litres.',
      'Vom Schreibtisch zur Hütte, elf bis vierzig Liter.',
    ],
  },
  gifts: {
    digits: '400',
    name: ['Gift Cards', 'Cartes cadeaux', 'Geschenkkarten'],
    about: [
      'Digital cards that arrive by email with your own words.',
      'Des cartes numériques envoyées par e-mail, avec votre message.',
      'Digitale Karten, die mit Ihren Worten per E-Mail ankommen.',
    ],
  },
};

const ROOTS = [
  {
    key: 'women',
    digit: '1',
    name: ['Women', 'Femme', 'Damen'],
    about: [
      'Shoes and clothing for women who would rather be outside.',
      'Chaussures et vêtements pour celles qui préfèrent être dehors.',
      'Schuhe und Kleidung für Frauen, die lieber draußen sind.',
    ],
  },
  {
    key: 'men',
    digit: '2',
    name: ['Men', 'Homme', 'Herren'],
    about: [
      'Shoes and clothing for men who would rather be outside.',
      'Chaussures et vêtements pour ceux qui préfèrent être dehors.',
      'Schuhe und Kleidung für Männer, die lieber draußen sind.',
    ],
  },
  {
    key: 'kids',
    digit: '3',
    name: ['Kids', 'Enfant', 'Kinder'],
    about: [
      'Small sizes, big pockets, second knees.',
      'Petites tailles, grandes poches, genoux renforcés.',
      'Kleine Größen, große Taschen, doppelte Knie.',
    ],
  },
] as const satisfies readonly { key: string; digit: string; name: Row; about: Row }[];

const row = (id: string, parentId: string | null, position: number, name: Row, about: Row, rule: string | null = null): CategoryRow => ({
  id,
  parentId,
  position,
  source: 'seed',
  names: words(name),
  descriptions: words(about),
  rule,
});

/** Which shelves a root has: men have no dresses. */
const shelvesOf = (root: string) => ({
  shoes: Object.entries(SHOES),
  clothes: Object.entries(CLOTHES).filter(([key]) => root !== 'men' || key !== 'skirts'),
});

export const seedCategories = (): CategoryRow[] => [
  ...ROOTS.flatMap((root, place): CategoryRow[] => {
    const id = `${root.digit}000`;
    const { shoes, clothes } = shelvesOf(root.key);
    return [
      row(id, null, place, root.name, root.about),
      row(
        `${root.digit}800`,
        id,
        1,
        ['New Arrivals', 'Nouveautés', 'Neuheiten'],
        ['What came in over the past weeks.', 'Arrivé ces dernières semaines.', 'In den letzten Wochen eingetroffen.'],
        'new',
      ),
      row(
        `${root.digit}100`,
        id,
        2,
        ['Shoes', 'Chaussures', 'Schuhe'],
        [
          'Every shoe we make, from fell to floorboard.',
          'Toutes nos chaussures, de la crête au parquet.',
          'Alle unsere Schuhe, vom Grat bis zum Parkett.',
        ],
      ),
      ...shoes.map(([, shelf], index) => row(`${root.digit}${shelf.digits}`, `${root.digit}100`, index, shelf.name, shelf.about)),
      row(
        `${root.digit}200`,
        id,
        3,
        ['Clothing', 'Vêtements', 'Bekleidung'],
        ['Layers that know each other.', 'Des couches faites pour s’entendre.', 'Schichten, die sich kennen.'],
      ),
      ...clothes.map(([, shelf], index) => row(`${root.digit}${shelf.digits}`, `${root.digit}200`, index, shelf.name, shelf.about)),
      ...(root.key === 'kids'
        ? [
            row(
              '3300',
              id,
              4,
              ['Hats, Socks & Packs', 'Bonnets, chaussettes et sacs', 'Mützen, Socken & Rucksäcke'],
              [
                'The small things that go missing first.',
                'Les petites choses qui se perdent en premier.',
                'Die kleinen Dinge, die als Erstes verschwinden.',
              ],
            ),
          ]
        : []),
      row(
        `${root.digit}900`,
        id,
        9,
        ['Sale', 'Promotions', 'Sale'],
        ['Good things at less than they were.', 'De belles choses à moindre prix.', 'Gute Dinge für weniger.'],
        'sale',
      ),
    ];
  }),
  row(
    '4000',
    null,
    3,
    ['Gear', 'Accessoires', 'Ausrüstung'],
    ['Hats, socks, packs and presents.', 'Bonnets, chaussettes, sacs et cadeaux.', 'Mützen, Socken, Rucksäcke und Geschenke.'],
  ),
  ...Object.values(GEAR).map((shelf, index) => row(`4${shelf.digits}`, '4000', index, shelf.name, shelf.about)),
  row(
    '5000',
    null,
    4,
    ['New', 'Nouveautés', 'Neu'],
    [
      'Everything that came in over the past weeks.',
      'Tout ce qui est arrivé ces dernières semaines.',
      'Alles, was in den letzten Wochen eingetroffen ist.',
    ],
    'new',
  ),
  row(
    '6000',
    null,
    5,
    ['Sale', 'Promotions', 'Sale'],
    [
      'Good things at less than they were, while sizes last.',
      'De belles choses à moindre prix, dans la limite des tailles.',
      'Gute Dinge für weniger, solange Größen da sind.',
    ],
    'sale',
  ),
];

const ROOT_DIGIT: Readonly<Record<string, string>> = { women: '1', men: '2', kids: '3' };

/** The leaves that a style of this shelf stands on. */
export const categoriesOfShelf = (shelf: string, gender: string): string[] => {
  const gear = GEAR[shelf];
  if (gear) return gender === 'kids' ? [`4${gear.digits}`, '3300'] : [`4${gear.digits}`];
  const found = SHOES[shelf] ?? CLOTHES[shelf];
  const digit = ROOT_DIGIT[gender];
  if (!found || digit === undefined) throw new Error(`No shelf ${shelf} for ${gender}`);
  return [`${digit}${found.digits}`];
};

const all = seedCategories();

/** The categories right below one, or the roots, with their names in a locale. */
export const categoriesBelow = (parentId: string | null, locale: Pick<Locale, 'id' | 'language'>): { id: string; name: string }[] =>
  all.filter((row) => row.parentId === parentId).map((row) => ({ id: row.id, name: textFor(row.names, locale) }));
