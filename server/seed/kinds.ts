import type { ArtKind } from '#contract/pictures.ts';
import type { Mood } from './colours.ts';

/** Everything that follows from the kind of a product: its word, its shelf, its sizes, its care. */
export type SeedKind = Exclude<ArtKind, 'scene'>;
export type CopyGroup = 'run' | 'hike' | 'city' | 'warm' | 'sandal' | 'top' | 'mid' | 'shell' | 'leg' | 'dress' | 'small' | 'gift';

export interface KindFacts {
  readonly noun: { readonly en: string; readonly fr: string; readonly frGender: 'm' | 'f'; readonly de: string };
  readonly group: CopyGroup;
  readonly productType: 'shoes' | 'apparel' | 'accessories' | 'digital';
  /** Leaf below women, men or kids; accessories have shelves of their own. */
  readonly shelf: string;
  readonly sizes: 'shoes' | 'tops' | 'bottoms' | 'socks' | 'one';
  readonly moods: readonly Mood[];
  readonly care: readonly string[];
  readonly benefits: readonly string[];
  /** Comes in regular and wide. */
  readonly widths?: boolean;
  /** Men's trousers: inseams. */
  readonly lengths?: boolean;
}

const facts = (
  noun: readonly [string, string, 'm' | 'f', string],
  group: CopyGroup,
  productType: KindFacts['productType'],
  shelf: string,
  sizes: KindFacts['sizes'],
  moods: string,
  care: string,
  benefits: string,
  more: Pick<KindFacts, 'widths' | 'lengths'> = {},
): KindFacts => ({
  noun: { en: noun[0], fr: noun[1], frGender: noun[2], de: noun[3] },
  group,
  productType,
  shelf,
  sizes,
  moods: moods.split(' ') as Mood[],
  care: care.split(' '),
  benefits: benefits.split(' '),
  ...more,
});

const shoeCare = 'brushshoe airshoe';

export const KINDS: Readonly<Record<SeedKind, KindFacts>> = {
  'trail-runner': facts(['Trail Running Shoe', 'Chaussure de trail', 'f', 'Trailrunningschuh'], 'run', 'shoes', 'trail', 'shoes', 'bright cool earth', shoeCare, 'cushion grip stability lightness', { widths: true }),
  'road-runner': facts(['Running Shoe', 'Chaussure de running', 'f', 'Laufschuh'], 'run', 'shoes', 'road', 'shoes', 'bright neutral cool', shoeCare, 'cushion lightness breath stability', { widths: true }),
  'kids-runner': facts(['Running Shoe', 'Chaussure de course', 'f', 'Laufschuh'], 'run', 'shoes', 'road', 'shoes', 'bright cool soft', shoeCare, 'cushion grip lightness durability'),
  'hiking-boot': facts(['Hiking Boot', 'Chaussure de randonnée montante', 'f', 'Wanderstiefel'], 'hike', 'shoes', 'hike', 'shoes', 'earth leather deep', `${shoeCare} wax`, 'grip stability weather durability', { widths: true }),
  'hiking-shoe': facts(['Hiking Shoe', 'Chaussure de randonnée', 'f', 'Wanderschuh'], 'hike', 'shoes', 'hike', 'shoes', 'earth cool neutral', shoeCare, 'grip stability lightness durability', { widths: true }),
  'winter-boot': facts(['Winter Boot', 'Botte d’hiver', 'f', 'Winterstiefel'], 'warm', 'shoes', 'winter', 'shoes', 'leather deep neutral', `${shoeCare} wax`, 'warmth weather grip comfort'),
  'chelsea-boot': facts(['Chelsea Boot', 'Bottine Chelsea', 'f', 'Chelsea-Boot'], 'city', 'shoes', 'everyday', 'shoes', 'leather deep', 'wax airshoe', 'comfort durability weather'),
  'court-sneaker': facts(['Sneaker', 'Basket', 'f', 'Sneaker'], 'city', 'shoes', 'sneakers', 'shoes', 'neutral soft earth', 'wipe airshoe', 'comfort durability lightness'),
  'high-top': facts(['High-Top Sneaker', 'Basket montante', 'f', 'High-Top-Sneaker'], 'city', 'shoes', 'sneakers', 'shoes', 'neutral bright deep', 'wipe airshoe', 'comfort durability stability'),
  'slip-on': facts(['Slip-On', 'Slip-on', 'm', 'Slipper'], 'city', 'shoes', 'everyday', 'shoes', 'soft neutral earth', 'wipe airshoe', 'comfort lightness breath'),
  loafer: facts(['Loafer', 'Mocassin', 'm', 'Loafer'], 'city', 'shoes', 'everyday', 'shoes', 'leather earth', 'suedebrush airshoe', 'comfort durability'),
  clog: facts(['Clog', 'Sabot', 'm', 'Clog'], 'city', 'shoes', 'everyday', 'shoes', 'earth soft leather', 'suedebrush airshoe', 'comfort warmth durability'),
  sandal: facts(['Sandal', 'Sandale', 'f', 'Sandale'], 'sandal', 'shoes', 'sandals', 'shoes', 'earth neutral bright', 'wipe airshoe', 'comfort grip lightness'),
  tee: facts(['T-Shirt', 'T-shirt', 'm', 'T-Shirt'], 'top', 'apparel', 'tees', 'tops', 'neutral soft earth bright', 'wash30', 'comfort breath durability'),
  'long-sleeve': facts(['Long-Sleeve Top', 'T-shirt à manches longues', 'm', 'Longsleeve'], 'top', 'apparel', 'tees', 'tops', 'neutral deep cool', 'wash30 nosoft', 'comfort breath warmth'),
  hoodie: facts(['Hoodie', 'Sweat à capuche', 'm', 'Hoodie'], 'mid', 'apparel', 'fleece', 'tops', 'neutral earth soft', 'wash30', 'comfort warmth durability'),
  fleece: facts(['Fleece Jacket', 'Veste polaire', 'f', 'Fleecejacke'], 'mid', 'apparel', 'fleece', 'tops', 'earth neutral cool', 'wash30 nosoft', 'warmth breath comfort'),
  'shell-jacket': facts(['Rain Jacket', 'Veste de pluie', 'f', 'Regenjacke'], 'shell', 'apparel', 'jackets', 'tops', 'bright cool deep', 'wash30 nosoft tumbledwr', 'weather breath durability pack'),
  'down-jacket': facts(['Down Jacket', 'Doudoune', 'f', 'Daunenjacke'], 'warm', 'apparel', 'jackets', 'tops', 'deep bright neutral', 'downwash', 'warmth pack lightness'),
  vest: facts(['Vest', 'Veste sans manches', 'f', 'Weste'], 'mid', 'apparel', 'jackets', 'tops', 'earth deep neutral', 'wash30', 'warmth pack lightness'),
  shorts: facts(['Shorts', 'Short', 'm', 'Shorts'], 'leg', 'apparel', 'shorts', 'bottoms', 'neutral earth cool', 'wash30', 'breath comfort lightness'),
  trousers: facts(['Pants', 'Pantalon', 'm', 'Hose'], 'leg', 'apparel', 'pants', 'bottoms', 'neutral earth deep', 'wash30', 'comfort durability breath', { lengths: true }),
  leggings: facts(['Leggings', 'Legging', 'm', 'Leggings'], 'leg', 'apparel', 'pants', 'tops', 'deep neutral cool', 'wash30 nosoft', 'comfort breath durability'),
  skirt: facts(['Skirt', 'Jupe', 'f', 'Rock'], 'dress', 'apparel', 'skirts', 'bottoms', 'earth soft deep', 'wash30', 'comfort lightness'),
  dress: facts(['Dress', 'Robe', 'f', 'Kleid'], 'dress', 'apparel', 'skirts', 'tops', 'soft earth deep', 'wash30', 'comfort lightness breath'),
  cap: facts(['Cap', 'Casquette', 'f', 'Cap'], 'small', 'accessories', 'headwear', 'one', 'neutral earth bright', 'handwash', 'comfort breath'),
  beanie: facts(['Beanie', 'Bonnet', 'm', 'Mütze'], 'small', 'accessories', 'headwear', 'one', 'neutral deep bright', 'wool30', 'warmth comfort'),
  socks: facts(['Socks', 'Chaussettes', 'f', 'Socken'], 'small', 'accessories', 'socks', 'socks', 'neutral earth bright', 'wash30', 'comfort cushion durability'),
  backpack: facts(['Backpack', 'Sac à dos', 'm', 'Rucksack'], 'small', 'accessories', 'packs', 'one', 'earth deep cool', 'wipe', 'durability comfort weather'),
  'gift-card': facts(['Gift Card', 'Carte cadeau', 'f', 'Geschenkkarte'], 'gift', 'digital', 'gifts', 'one', 'earth cool bright', '', ''),
};
