import { accessoryKinds, apparelKinds, type ArtKind, footwearKinds } from '#domain/pictures.ts';
import { fold } from '#domain/catalogue/slug.ts';

/** What a product is drawn as until its pictures are there, by the words of its type and title, the most telling first. */
const TABLE: readonly (readonly [kind: ArtKind, words: RegExp])[] = [
  ['gift-card', /gift ?card|carte cadeau|geschenkkarte|gutschein/],
  ['trail-runner', /trail/],
  ['winter-boot', /(?:winter|snow|schnee|neige).*(?:boot|stiefel|botte)/],
  ['chelsea-boot', /chelsea/],
  ['hiking-boot', /\bboots?\b|stiefel|\bbottes?\b|bottine|wanderschuh/],
  ['hiking-shoe', /hik|trek|wander|randonn/],
  ['sandal', /sandal|flip ?flop|\bslides?\b|claquette|badeschuh|thong/],
  ['clog', /clog|sabot|mule/],
  ['loafer', /loafer|mocassin|moccasin|oxford|derby|brogue/],
  ['slip-on', /slip ?on|slipper|espadrille|hausschuh|chausson|ballerina|ballet flat/],
  ['high-top', /high ?top|montante/],
  ['road-runner', /running|laufschuh|runner/],
  ['court-sneaker', /sneaker|trainer|basket|plimsoll|tennis|turnschuh|\bshoes?\b|chaussure|schuh|footwear/],
  ['down-jacket', /down|puffer|doudoune|daunen|parka/],
  ['vest', /\bvest\b|gilet|weste|bodywarmer/],
  ['fleece', /fleece|polaire/],
  ['hoodie', /hood|sweat|pullover|jumper|sweater|cardigan|strick|pull\b/],
  ['shell-jacket', /jacket|coat|anorak|blouson|veste|manteau|jacke|mantel|raincoat|windbreaker/],
  ['leggings', /legging|tight|collant/],
  ['shorts', /shorts?\b|bermuda/],
  ['trousers', /pants?\b|trouser|jeans?\b|chino|pantalon|hose|jogger/],
  ['dress', /dress|robe|kleid/],
  ['skirt', /skirt|jupe|\brock\b/],
  ['long-sleeve', /long ?sleeve|manches longues|langarm|longsleeve/],
  ['beanie', /beanie|bonnet|mutze|scarf|scarves|echarpe|schal/],
  ['cap', /\bcaps?\b|casquette|\bhats?\b|kappe/],
  ['socks', /sock|chaussette|socke|strumpf/],
  ['backpack', /backpack|rucksack|\bbags?\b|\bsac\b|tasche|tote|wallet|belt/],
  ['tee', /shirt|tee\b|top|blouse|polo|tank|chemise|hemd|bluse/],
];

/** The kind by the type's own words, the innermost category first, then by the title's. */
export const readKind = (type: readonly string[], title: string): ArtKind => {
  for (const text of [...type.toReversed(), title]) {
    const folded = fold(text);
    const found = TABLE.find(([, words]) => words.test(folded));
    if (found) return found[0];
  }
  return 'backpack';
};

const isIn = (kinds: readonly string[], kind: ArtKind): boolean => kinds.includes(kind);

/** shoes, apparel or accessories. */
export const productTypeOf = (kind: ArtKind): string => {
  if (isIn(footwearKinds, kind)) return 'shoes';
  if (isIn(apparelKinds, kind)) return 'apparel';
  return isIn(accessoryKinds, kind) ? 'accessories' : 'apparel';
};

const FEATURES: readonly (readonly [key: string, words: RegExp])[] = [
  ['waterproof', /waterproof|impermeable|wasserdicht|gore ?tex/],
  ['windproof', /windproof|coupe vent|winddicht/],
  ['insulated', /insulated|isolant|gefuttert|thermal/],
  ['merino', /merino/],
  ['down', /\bdown\b|duvet|daune/],
  ['recycled', /recycled|recycle|rezykl/],
  ['organic', /organic|biologique|\bbio\b/],
  ['vegan', /vegan/],
  ['stretch', /stretch|elasthan|elastane/],
  ['reflective', /reflective|reflechissant|reflekt/],
];

/** Filters that a product's tags and materials stand for. */
export const readFeatures = (texts: readonly string[]): string[] => {
  const folded = fold(texts.join(' ')).replaceAll(/[^a-z]+/g, ' ');
  return FEATURES.filter(([, words]) => words.test(folded)).map(([key]) => key);
};
