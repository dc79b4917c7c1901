import type { ArtKind } from '#domain/pictures.ts';
import { compareSizes } from '#domain/catalogue/model/size-order.ts';
import type { RemotePicture } from '#domain/catalogue/model/rows.ts';
import { cleanHtml, hasMarkup, plainText } from './clean-html.ts';
import { productTypeOf, readFeatures, readKind } from './kind-words.ts';
import type { ImportRow, Rejection, RowPicture, RowPrice, RowVariant } from './types.ts';
import { wearerIn } from './wearer.ts';

/** A product made of its rows: everything that will stand in the catalogue, ids apart. */
export interface ProductDraft {
  readonly key: string;
  readonly line: number;
  readonly title: string;
  readonly description: string;
  readonly descriptionHtml: string | null;
  readonly brand: string;
  readonly gender: string;
  readonly kids: boolean;
  readonly kind: ArtKind;
  readonly productType: string;
  readonly taxClass: string;
  readonly categoryPath: readonly string[];
  readonly featureKeys: readonly string[];
  readonly materials: readonly string[];
  readonly published: boolean;
  /** ISO instant from which a preorder is there. */
  readonly availableFrom: string | null;
  readonly colours: readonly ColourDraft[];
  /** Some of its rows were rejected: what they name is not to be taken for gone. */
  readonly isIncomplete: boolean;
}

export interface ColourDraft {
  /** As the merchant writes it; empty where the product has no colours. */
  readonly name: string;
  readonly pictures: readonly RemotePicture[];
  readonly variants: readonly VariantDraft[];
}

export interface VariantDraft {
  readonly key: string;
  readonly sku: string;
  readonly barcode: string;
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
  readonly price: RowPrice;
  readonly quantity: number | null;
  readonly backorder: boolean;
}

const MOST_PICTURES = 12;
const DEEPEST = 6;

const firstOf = <K extends keyof ImportRow>(rows: readonly ImportRow[], field: K): ImportRow[K] | undefined =>
  rows.find((row) => row[field] !== undefined)?.[field];

/** Feeds put the variant's colour and size behind the title: the product is what all titles begin with. */
const commonTitle = (titles: readonly string[]): string => {
  const [first = ''] = titles;
  if (titles.every((title) => title === first)) return first;
  let length = first.length;
  for (const title of titles) while (!title.startsWith(first.slice(0, length))) length -= 1;
  // Whole words only, without the dash or comma that led to the rest.
  const cut = first
    .slice(0, length)
    .replace(/\S*$/, first[length] === ' ' ? '$&' : '')
    .replace(/[\s\-–—|,(/]+$/, '');
  return cut.length >= 4 ? cut : first;
};

const isPictureUrl = (url: string): boolean => URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol) && url.length <= 2_000;

/** Pictures in their order, each address once. */
const orderedPictures = (pictures: readonly RowPicture[]): RemotePicture[] => {
  const byUrl = new Map<string, RemotePicture>();
  for (const { url, alt } of pictures.toSorted((a, b) => a.position - b.position))
    if (isPictureUrl(url) && !byUrl.has(url)) byUrl.set(url, { url, alt: plainText(alt).slice(0, 200) });
  return [...byUrl.values()].slice(0, MOST_PICTURES);
};

type Sold = ImportRow & { readonly variant: RowVariant };
const isSold = (row: ImportRow): row is Sold => row.variant !== undefined;

const optionOf = (variant: RowVariant, name: string): string => variant.options.find(([own]) => own === name)?.[1] ?? '';

const choiceOf = (variant: RowVariant): string =>
  variant.options
    .map(([name, value]) => `${name}=${value.toLowerCase()}`)
    .toSorted()
    .join('/');

/**
 * Rows that name a variant twice are rejected, by its id in a feed, or by being the same choice; the first stands. A Shopify SKU
 * is no id: two sizes may share it, and are told apart by what is chosen.
 */
const withoutRepeats = (rows: readonly Sold[], isFeed: boolean, reject: (rejection: Rejection) => void): Sold[] => {
  const byKey = new Map<string, number>();
  const byChoice = new Map<string, number>();
  return rows.flatMap((row) => {
    const { line, variant } = row;
    const choice = choiceOf(variant);
    const same = byKey.get(variant.key);
    const alike = byChoice.get(choice);
    if (same !== undefined && isFeed) reject({ line, reason: `the id "${variant.key.slice(0, 60)}" stands on line ${same} already` });
    else if (alike !== undefined)
      reject({
        line,
        reason: `the same choice (${variant.options.map(([, value]) => value).join(', ') || 'no option'}) stands on line ${alike} already`,
      });
    else {
      byKey.set(variant.key, line);
      byChoice.set(choice, line);
      return [same === undefined ? row : { ...row, variant: { ...variant, key: `${variant.key}/${choice}` } }];
    }
    return [];
  });
};

const draftVariant = ({ variant }: Sold): VariantDraft => ({
  key: variant.key,
  sku: variant.sku,
  barcode: variant.barcode,
  size: optionOf(variant, 'size'),
  options: Object.fromEntries(variant.options.filter(([name]) => name !== 'color' && name !== 'size')),
  price: variant.price,
  quantity: variant.quantity,
  backorder: variant.backorder,
});

/** Variants by colour in the order of the file, sizes in the order of sizes. A colour's own pictures come before the product's. */
const draftColours = (rows: readonly Sold[], shared: readonly RowPicture[], perVariant: boolean): ColourDraft[] => {
  const byColour = new Map<string, Sold[]>();
  for (const row of rows) {
    const name = optionOf(row.variant, 'color').trim();
    const known = [...byColour.keys()].find((other) => other.toLowerCase() === name.toLowerCase()) ?? name;
    byColour.set(known, [...(byColour.get(known) ?? []), row]);
  }
  return [...byColour].map(([name, own]) => {
    const altOf = (url: string): string => shared.find((picture) => picture.url === url)?.alt ?? '';
    const variantPictures = own.flatMap(({ variant }) =>
      variant.picture === undefined ? [] : [{ url: variant.picture, alt: altOf(variant.picture), position: -1 }],
    );
    const pictures = perVariant ? own.flatMap((row) => row.pictures ?? []) : [...variantPictures, ...shared];
    return { name, pictures: orderedPictures(pictures), variants: own.map(draftVariant).toSorted((a, b) => compareSizes(a.size, b.size)) };
  });
};

/**
 * Makes one product of its rows. Repeats are rejected; a product without a title, or of which no variant is left, is none.
 * @param perVariant every row brings the pictures of its own variant (a feed), rather than the product's (Shopify)
 */
export const assembleProduct = (
  key: string,
  rows: readonly ImportRow[],
  perVariant: boolean,
  reject: (rejection: Rejection) => void,
): ProductDraft | undefined => {
  const [first] = rows;
  const line = first?.line ?? 0;
  const sold = withoutRepeats(rows.filter(isSold), perVariant, reject);
  const titles = rows.flatMap((row) => (row.title === undefined ? [] : [plainText(row.title)])).filter((title) => title !== '');
  const title = (perVariant ? commonTitle(titles) : (titles[0] ?? '')).slice(0, 200);
  if (title === '') {
    for (const row of rows) if (row.isRejected !== true) reject({ line: row.line, reason: `no row of "${key.slice(0, 60)}" has a title` });
    return undefined;
  }
  if (sold.length === 0) return undefined;
  const description = firstOf(rows, 'description') ?? '';
  const html = hasMarkup(description) ? cleanHtml(description) : '';
  const type = (firstOf(rows, 'type') ?? [])
    .map((name) => plainText(name).slice(0, 60))
    .filter(Boolean)
    .slice(0, DEEPEST);
  const tags = firstOf(rows, 'tags') ?? [];
  const giftCard = firstOf(rows, 'giftCard') === true;
  const kind = giftCard ? 'gift-card' : readKind(type, title);
  const digital = giftCard || kind === 'gift-card' || firstOf(rows, 'digital') === true;
  const said = firstOf(rows, 'gender');
  const guessed = wearerIn(title, type.join(' '), tags.join(' '));
  const kids = firstOf(rows, 'kids') ?? (said === undefined && guessed.kids);
  const productType = digital ? 'digital' : productTypeOf(kind);
  const materials = [...new Set((firstOf(rows, 'materials') ?? []).map(plainText))].filter(Boolean);
  return {
    key,
    line,
    title,
    // From what is shown, so that an export of it is read as the same.
    description: plainText(html || description),
    descriptionHtml: html || null,
    brand: plainText(firstOf(rows, 'brand') ?? '').slice(0, 80),
    gender: kids ? 'kids' : (said ?? guessed.gender),
    kids,
    kind,
    productType,
    taxClass: taxClassOf(productType, kids),
    categoryPath: type.length > 0 ? type : ['Products'],
    featureKeys: readFeatures([...tags, ...materials, title]),
    materials,
    published: firstOf(rows, 'published') ?? true,
    availableFrom: sold.map(({ variant }) => variant.availableFrom).find((from) => from !== undefined) ?? null,
    colours: draftColours(
      sold,
      rows.flatMap((row) => row.pictures ?? []),
      perVariant,
    ),
    isIncomplete: rows.some((row) => row.isRejected === true),
  };
};

const taxClassOf = (productType: string, kids: boolean): string => {
  if (productType === 'digital') return 'gift-card';
  if (productType === 'accessories') return 'standard';
  const what = productType === 'shoes' ? 'footwear' : 'clothing';
  return kids ? `kids-${what}` : what;
};
