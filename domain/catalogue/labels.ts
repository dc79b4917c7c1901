import { TAG_MARKED_DOWN } from '#contract/constants.ts';
import type { Locale } from '#contract/locales.ts';
import type { PictureAngle } from '#domain/pictures.ts';
import type { Localized } from './model/rows.ts';
import { byEnglish } from './english.ts';
import { textFor } from './localized-text.ts';

/** Words of the catalogue's own answers: names of filters, attributes, badges, angles. Words of the page itself live with the page. */
type Row = readonly [en: string, fr: string, de: string, british?: string];
const table = <K extends string>(rows: Readonly<Record<K, Row>>): Readonly<Record<K, Localized>> => {
  const wordsOf = ([en, fr, de, british]: Row): Localized => ({ en, fr, de, ...byEnglish(({ spelling }) => (spelling ? british : undefined)) });
  const entries = Object.entries<Row>(rows).map(([key, row]) => [key, wordsOf(row)] as const);
  return Object.fromEntries(entries) as Record<K, Localized>;
};

const FACETS = table({
  category: ['Category', 'Catégorie', 'Kategorie'],
  gender: ['For', 'Pour', 'Für'],
  size: ['Size', 'Taille', 'Größe'],
  width: ['Width', 'Largeur', 'Weite'],
  color: ['Color', 'Couleur', 'Farbe', 'Colour'],
  feature: ['Features', 'Caractéristiques', 'Eigenschaften'],
  brand: ['Brand', 'Marque', 'Marke'],
  price: ['Price', 'Prix', 'Preis'],
  sale: ['Offers', 'Offres', 'Angebote'],
  store: ['In stock at', 'En stock chez', 'Vorrätig bei'],
});

const SHOE_SIZE: Localized = { en: 'Size', fr: 'Pointure', de: 'Größe' };

const ATTRIBUTES = table({
  color: ['Color', 'Couleur', 'Farbe', 'Colour'],
  size: ['Size', 'Taille', 'Größe'],
  width: ['Width', 'Largeur', 'Weite'],
  length: ['Length', 'Longueur', 'Länge'],
  amount: ['Amount', 'Montant', 'Betrag'],
  material: ['Material', 'Matière', 'Material'],
  style: ['Style', 'Style', 'Stil'],
  pattern: ['Pattern', 'Motif', 'Muster'],
});

const OPTIONS = table({
  regular: ['Regular', 'Standard', 'Normal'],
  wide: ['Wide', 'Large', 'Weit'],
  short: ['Short', 'Court', 'Kurz'],
  long: ['Long', 'Long', 'Lang'],
});

const GENDERS = table({
  women: ['Women', 'Femme', 'Damen'],
  men: ['Men', 'Homme', 'Herren'],
  kids: ['Kids', 'Enfant', 'Kinder'],
  unisex: ['Unisex', 'Mixte', 'Unisex'],
});

const FAMILIES = table({
  black: ['Black', 'Noir', 'Schwarz'],
  grey: ['Gray', 'Gris', 'Grau', 'Grey'],
  white: ['White', 'Blanc', 'Weiß'],
  brown: ['Brown', 'Marron', 'Braun'],
  beige: ['Beige', 'Beige', 'Beige'],
  red: ['Red', 'Rouge', 'Rot'],
  orange: ['Orange', 'Orange', 'Orange'],
  yellow: ['Yellow', 'Jaune', 'Gelb'],
  green: ['Green', 'Vert', 'Grün'],
  blue: ['Blue', 'Bleu', 'Blau'],
  purple: ['Purple', 'Violet', 'Lila'],
  pink: ['Pink', 'Rose', 'Rosa'],
  multi: ['Multicolor', 'Multicolore', 'Mehrfarbig', 'Multicolour'],
});

const FAMILY_SWATCHES: Readonly<Record<string, readonly string[]>> = {
  black: ['#1b1c1e'],
  grey: ['#8f9494'],
  white: ['#fafaf7'],
  brown: ['#6b4a35'],
  beige: ['#d8c6a6'],
  red: ['#b3322e'],
  orange: ['#e2622b'],
  yellow: ['#f2c945'],
  green: ['#3f7a4e'],
  blue: ['#2f62a8'],
  purple: ['#6d4f8c'],
  pink: ['#d98aa0'],
  multi: ['#e2622b', '#2f62a8'],
};

const BADGES = table({
  presale: ['Presale', 'Prévente', 'Vorverkauf'],
  new: ['New', 'Nouveau', 'Neu'],
  bestseller: ['Bestseller', 'Meilleure vente', 'Bestseller'],
  limited: ['Limited', 'Édition limitée', 'Limitiert'],
  // The tag of spec 1 §9 for a price below the original.
  sale: [TAG_MARKED_DOWN, 'Prix réduit', 'Reduziert'],
});

const ANGLES = table({
  side: ['side view', 'vue de profil', 'Seitenansicht'],
  pair: ['as a pair', 'la paire', 'als Paar'],
  back: ['from behind', 'vue arrière', 'von hinten'],
  top: ['from above', 'vue du dessus', 'von oben'],
  sole: ['sole', 'semelle', 'Sohle'],
  detail: ['detail', 'détail', 'Detail'],
  front: ['front', 'vue de face', 'Vorderansicht'],
  folded: ['folded', 'plié', 'gefaltet'],
  hung: ['on a hanger', 'sur cintre', 'auf dem Bügel'],
  wide: ['wide', 'panorama', 'Panorama'],
  card: ['card', 'carte', 'Karte'],
  tall: ['tall', 'portrait', 'Hochformat'],
  square: ['square', 'carré', 'quadratisch'],
});

const ON_SALE: Localized = { en: 'On sale', fr: 'En promotion', de: 'Reduziert' };

const lookUp = (rows: Readonly<Record<string, Localized>>, key: string, locale: Locale, otherwise: string): string => {
  const words = Object.hasOwn(rows, key) ? rows[key] : undefined;
  return words ? textFor(words, locale) : otherwise;
};

/** `fabric-type` as an import named it: `Fabric type`. */
const humanise = (key: string): string => {
  const text = key.replaceAll(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const facetLabel = (id: string, locale: Locale): string => lookUp(FACETS, id, locale, humanise(id));
export const attributeLabel = (type: string, productType: string, locale: Locale): string => {
  if (type === 'size' && productType === 'shoes') return textFor(SHOE_SIZE, locale);
  return lookUp(ATTRIBUTES, type === 'size' && productType === 'digital' ? 'amount' : type, locale, humanise(type));
};
export const optionLabel = (value: string, locale: Locale): string => lookUp(OPTIONS, value, locale, value);
export const genderLabel = (gender: string, locale: Locale): string => lookUp(GENDERS, gender, locale, humanise(gender));
export const familyLabel = (family: string, locale: Locale): string => lookUp(FAMILIES, family, locale, humanise(family));
export const familySwatch = (family: string): readonly string[] | undefined =>
  Object.hasOwn(FAMILY_SWATCHES, family) ? FAMILY_SWATCHES[family] : undefined;
export const FAMILY_ORDER: readonly string[] = Object.keys(FAMILIES);
export const GENDER_ORDER: readonly string[] = Object.keys(GENDERS);
export const badgeLabel = (badge: string, locale: Locale): string => lookUp(BADGES, badge, locale, badge);
export const angleLabel = (angle: PictureAngle, locale: Locale): string => textFor(ANGLES[angle], locale);
export const onSaleLabel = (locale: Locale): string => textFor(ON_SALE, locale);
