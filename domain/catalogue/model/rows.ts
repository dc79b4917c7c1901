import type { Amounts } from '#contract/promotion.ts';
import type { ArtKind } from '#domain/pictures.ts';

/**
 * Texts by language or locale id: `{ en: 'Color', 'en-gb': 'Colour', fr: 'Couleur', de: 'Farbe' }`. Looked up by locale id, then language, then
 * English, then any (`localizedFor`).
 */
export type Localized<T = string> = Readonly<Record<string, T>>;

export interface RemotePicture {
  readonly url: string;
  readonly alt: string;
}
export interface BenefitRating {
  readonly id: string;
  /** 0 to 5 */
  readonly score: number;
}
export interface SizeChart {
  readonly title: Localized;
  readonly note: Localized;
  readonly columns: readonly Localized[];
  /** One row per size; the first cell is the size as variants have it. */
  readonly rows: readonly (readonly string[])[];
  /** The column for a country's shoppers, by locale id or language; by default the first. */
  readonly columnFor: Readonly<Record<string, number>>;
}

/** One choice of a made-to-order product: options with their surcharges, or the shopper's own letters. */
export interface CustomsPart {
  readonly key: string;
  readonly names: Localized;
  readonly options: readonly { readonly value: string; readonly names: Localized; readonly surcharge?: Amounts }[];
  /** Instead of options: up to this many capital letters and digits. Empty: none, and no surcharge. */
  readonly text?: { readonly maxLength: number; readonly surcharge?: Amounts };
}
/** How a style is made to order. Its first options are the shop's own design. */
export interface CustomsRule {
  readonly parts: readonly CustomsPart[];
  /** Days from order to delivery. */
  readonly days: readonly [min: number, max: number];
}

/** A category as it is stored. */
export interface CategoryRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly position: number;
  readonly names: Localized;
  readonly descriptions: Localized;
  /** `sale` and `new` list all reduced or new products below the parent; empty: the styles that name the category. */
  readonly rule: string | null;
}

/** What is public of a style as it is stored; the columns are described in `server/platform/db/schema/catalogue.ts`. */
export interface StyleRow {
  readonly id: string;
  readonly source: string;
  readonly names: Localized;
  readonly descriptions: Localized;
  readonly descriptionsHtml: Localized | null;
  readonly brand: string;
  readonly gender: string;
  readonly ageGroup: string;
  readonly kind: string;
  readonly productType: string;
  readonly taxClass: string;
  readonly sizeChart: string | null;
  readonly categoryIds: readonly string[];
  readonly featureKeys: readonly string[];
  readonly features: Localized<readonly string[]>;
  readonly materials: Localized<readonly string[]>;
  readonly care: Localized<readonly string[]>;
  readonly benefitRatings: readonly BenefitRating[];
  readonly modelMeasurements: Localized | null;
  readonly eyebrow: Localized | null;
  readonly badge: string | null;
  readonly art: { readonly kind: ArtKind; readonly seed: number; readonly traits: Readonly<Record<string, number | string>> } | null;
  readonly position: number;
  readonly publishedAt: Date;
  readonly comingSoon: boolean;
  readonly presale: boolean;
  readonly targetPublishAt: Date | null;
  readonly maxQty: number;
  readonly customs: CustomsRule | null;
  readonly giftOnly: boolean;
  readonly updatedAt: Date;
}

/** A colourway as it is stored. */
export interface ColourwayRow {
  readonly id: string;
  readonly position: number;
  readonly names: Localized;
  readonly family: string;
  readonly swatch: readonly string[];
  readonly palette: Readonly<Record<'main' | 'second' | 'accent' | 'sole' | 'lace' | 'lining', string>> | null;
  readonly pictures: readonly RemotePicture[] | null;
}
