import { LOCALE_IDS, LOCALES } from '#contract/locales.ts';
import { productUrl } from '#domain/catalogue/addresses.ts';
import type { ExportOptions, ExportPrice, ExportProduct } from './types.ts';

const priceOf = ({ currency, validFrom, current, original }: ExportPrice) => ({ currency, validFrom: validFrom.toISOString(), current, original });

/** A product with its texts in all languages, its prices in all currencies with their history, and its variants, as one line of JSON. Amounts are whole minor units. */
export const jsonLine = ({ style, path, colours }: ExportProduct, { publicUrl }: ExportOptions): string =>
  `${JSON.stringify({
    id: style.id,
    source: style.source,
    key: style.sourceKey,
    published: style.published,
    names: style.names,
    descriptions: style.descriptions,
    ...(style.descriptionsHtml === null ? {} : { descriptionsHtml: style.descriptionsHtml }),
    brand: style.brand,
    gender: style.gender,
    ageGroup: style.ageGroup,
    kind: style.kind,
    productType: style.productType,
    taxClass: style.taxClass,
    categories: path,
    features: style.featureKeys,
    materials: style.materials,
    links: Object.fromEntries(LOCALE_IDS.map((id) => [id, publicUrl + productUrl(style, LOCALES[id])])),
    ...(style.targetPublishAt === null ? {} : { availableFrom: style.targetPublishAt.toISOString() }),
    updatedAt: style.updatedAt.toISOString(),
    colours: colours.map(({ row, variants }) => ({
      id: row.id,
      names: row.names,
      family: row.family,
      swatch: row.swatch,
      pictures: row.pictures ?? [],
      variants: variants.map((variant) => ({
        upc: variant.row.upc,
        sku: variant.row.sku,
        size: variant.row.size,
        options: variant.row.options,
        onHand: variant.onHand,
        backorder: variant.row.backorder,
        prices: variant.prices.map(priceOf),
      })),
    })),
  })}\n`;
