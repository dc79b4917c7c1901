import type { ApiError } from '#contract/client/client.ts';
import type { OwnReview } from '#contract/calls/reviews.ts';
import type { Api } from '#src/base/api/client.ts';
import { dropReviewDraft, keepReviewDraft, readReviewDraft, type ReviewDraft } from './review-drafts.ts';
import { isOpinionRow, sendWaitingOpinion } from './opinions.ts';
import { inputOf } from './review-rules.ts';
import { isForLater, SEND_LOCK } from './send-outcome.ts';
import { unsentReviews } from './unsent-reviews.ts';

export type SendResult =
  | { readonly kind: 'sent'; readonly review: OwnReview }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** The shop could not be reached, or not now: it stays on the device. */
  | { readonly kind: 'later' };

const post = (api: Api, productId: string, { values, key = '', reviewId }: ReviewDraft): Promise<OwnReview> =>
  reviewId === undefined
    ? api('products.writeReview', { params: { productId }, body: inputOf(values), key })
    : api('products.editReview', { params: { productId, reviewId }, body: inputOf(values), key });

const attempt = async (api: Api, productId: string, draft: ReviewDraft): Promise<SendResult> => {
  try {
    const review = await post(api, productId, draft);
    // Where storage is forbidden there is nothing to drop.
    await dropReviewDraft(productId).catch(() => undefined);
    return { kind: 'sent', review };
  } catch (error) {
    if (isForLater(error)) return { kind: 'later' };
    const refused = error as ApiError;
    await keepReviewDraft(productId, { ...draft, state: 'refused', key: undefined, code: refused.code }).catch(() => undefined);
    return { kind: 'refused', error: refused };
  }
};

/**
 * Sends the review of a style that waits on this device. One tab at a time: the one that comes second finds nothing left to send.
 * @returns undefined: nothing waits, or it is another shopper's
 */
export const sendReview = (api: Api, productId: string): Promise<SendResult | undefined> =>
  navigator.locks.request(SEND_LOCK, async () => {
    const draft = await readReviewDraft(productId);
    return draft?.state === 'waiting' ? attempt(api, productId, draft) : undefined;
  });

/**
 * Stores a finished review on the device, then sends it. Where nothing can be stored it is sent all the same.
 * @returns `later`: it is stored and waits
 */
export const submitReview = async (api: Api, productId: string, draft: Omit<ReviewDraft, 'state'>): Promise<SendResult> => {
  const waiting = { ...draft, state: 'waiting' as const };
  const isStored = await keepReviewDraft(productId, waiting).then(
    () => true,
    () => false,
  );
  if (isStored) return (await sendReview(api, productId)) ?? { kind: 'later' };
  const result = await attempt(api, productId, waiting);
  if (result.kind === 'later') throw new Error('neither the device nor the shop could take it');
  return result;
};

/**
 * Sends whatever waits, votes and questions, too. What another shopper has left here is theirs to send.
 * @param onSettled for each that was sent or refused; `row` is the style of a review, else the row of a vote or question
 */
export const sendWaitingReviews = async (
  api: Api,
  onSettled: (productId: string, result: Pick<SendResult, 'kind'>, row: string) => void,
): Promise<void> => {
  for (const [productId, state] of Object.entries(unsentReviews())) {
    if (state !== 'waiting') continue;
    if (isOpinionRow(productId)) {
      const sent = await sendWaitingOpinion(api, productId);
      if (sent && sent.result.kind !== 'later') onSettled(sent.opinion.productId, sent.result, productId);
      continue;
    }
    const result = await sendReview(api, productId);
    if (result && result.kind !== 'later') onSettled(productId, result, productId);
  }
};
