/** What the last part of a product's address says: `{slug}-{product id}`, the id 8 to 11 capitals and digits (spec 1 §2). */
export interface ProductAddress {
  readonly slug: string;
  readonly productId: string;
}

const ADDRESS = /^(?:(.*)-)?([A-Z0-9]{8,11})$/;

export const readProductAddress = (text: string): ProductAddress | null => {
  const match = ADDRESS.exec(text);
  return match?.[2] ? { slug: match[1] ?? '', productId: match[2] } : null;
};

/** The form every other form points at: the style, so that its colours share one page in a search engine. */
export const productPath = (locale: string, slug: string, productId: string): string => `/${locale}/p/${slug}-${productId}`;
