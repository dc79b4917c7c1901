import type { ExportProduct, ExportVariant } from './types.ts';

export interface GoogleStock {
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  /** ISO instant from which it is there; required by Google for `preorder` and `backorder`. */
  readonly from?: string;
}

/** Days after which an item that is sold without stock is promised, where the shop names no day. */
const BACKORDER_DAYS = 30;

export const googleStock = ({ style }: ExportProduct, { row, onHand }: ExportVariant, now: Date): GoogleStock => {
  const announced = style.targetPublishAt;
  if (style.comingSoon) {
    // It can be looked at and not bought.
    return { availability: 'out_of_stock' };
  }
  if (announced && announced > now && (style.presale || row.backorder)) return { availability: 'preorder', from: announced.toISOString() };
  if (onHand > 0 || style.productType === 'digital') return { availability: 'in_stock' };
  if (!row.backorder) return { availability: 'out_of_stock' };
  const from = announced ?? new Date(Math.ceil(now.getTime() / 86_400_000 + BACKORDER_DAYS) * 86_400_000);
  return { availability: 'backorder', from: from.toISOString() };
};
