import * as z from 'zod/mini';
import { draftOwner, openDraftRows } from './draft-rows.ts';
import { attachedSchema, type ReviewValues } from './review-rules.ts';
import { noteUnsent, type UnsentState } from './unsent-reviews.ts';

const typed = z.nullish(z.string());
/** As a form has them: what was not touched may be missing. */
const valuesSchema = z.object({
  score: typed,
  title: typed,
  text: typed,
  name: typed,
  size: typed,
  fit: z.nullish(z.enum(['small', 'true', 'large', ''])),
  photos: z.nullish(z.array(attachedSchema)),
});

const draftSchema = z.object({
  values: valuesSchema,
  state: z.enum(['draft', 'waiting', 'refused']),
  /** The review that it replaces; absent: a new one. */
  reviewId: z.optional(z.string()),
  /** Idempotency-Key of what waits: the shop takes it once, however often it is sent. */
  key: z.optional(z.string()),
  /** Code of the refusal. */
  code: z.optional(z.string()),
});

/** A review on this device. A card number that was typed into it is not kept (db/storage/drafts.ts). */
export interface ReviewDraft {
  readonly values: ReviewValues;
  readonly state: UnsentState;
  readonly reviewId?: string | undefined;
  readonly key?: string | undefined;
  readonly code?: string | undefined;
}

const rowId = (productId: string): string => `review/${productId}`;

/** The draft of whoever is signed in; another shopper's is not there for them. */
export const readReviewDraft = async (productId: string): Promise<ReviewDraft | null> => {
  const parsed = draftSchema.safeParse(await (await openDraftRows()).read(rowId(productId), draftOwner()));
  if (!parsed.success) return null;
  const { score, title, text, name, size, fit, photos } = parsed.data.values;
  const values = { score: score ?? '', title: title ?? '', text: text ?? '', name: name ?? '', size: size ?? '', fit: fit ?? '' };
  return { ...parsed.data, values: { ...values, ...(photos && { photos }) } };
};

/** Resolves when it is on disk. */
export const keepReviewDraft = async (productId: string, draft: ReviewDraft): Promise<void> => {
  await (await openDraftRows()).save(rowId(productId), draftOwner(), draft.state, { ...draft });
  noteUnsent(productId, draft.state);
};

export const dropReviewDraft = async (productId: string): Promise<void> => {
  await (await openDraftRows()).remove(rowId(productId));
  noteUnsent(productId, null);
};
