import * as z from 'zod/mini';
import { CATEGORY_ID_DIGITS, PRODUCT_ID_LENGTH } from './constants.ts';

/** `/{lang}-{country}/c/{slug}-{category id}`: 4 to 10 digits (spec 1 §2). */
export const categoryIdSchema = z.string().check(z.regex(new RegExp(`^\\d{${CATEGORY_ID_DIGITS.min},${CATEGORY_ID_DIGITS.max}}$`)));
/** `/{lang}-{country}/p/{slug}-{product id}`: 8 to 11 upper-case letters and digits (spec 1 §2). A style has 8, a colourway 11: the style's id and a colour code of three. */
export const productIdSchema = z.string().check(z.regex(new RegExp(`^[A-Z0-9]{${PRODUCT_ID_LENGTH.min},${PRODUCT_ID_LENGTH.max}}$`)));
/** Variant code on the label: digits, 8 to 14 (GTIN). An import without barcodes gets ids of our own in the same form. */
export const upcSchema = z.string().check(z.regex(/^\d{8,14}$/));
export const storeIdSchema = z.string().check(z.regex(/^[A-Z0-9-]{1,16}$/i));
/** Ids made by the server or the client: UUIDv7. */
export const uuidSchema = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/** The style part of a product id: its first eight characters. */
export const styleIdOf = (productId: string): string => productId.slice(0, 8);
