import * as z from 'zod/mini';
import type { ApiError } from '#contract/client/client.ts';
import { newId } from '#db/mutations/new-id.ts';
import type { Api } from '#src/base/api/client.ts';
import { draftOwner, openDraftRows } from './draft-rows.ts';
import { isForLater, SEND_LOCK } from './send-outcome.ts';
import { noteUnsent, type UnsentReviews, unsentReviews } from './unsent-reviews.ts';

/**
 * Votes and questions that wait on this device, in the table of drafts beside reviews. Their ids have a slash, which the style of a review has not:
 * `vote/{id of the review or answer}`, `question/{style}/{id}`.
 */
const voteSchema = z.object({
  kind: z.literal('vote'),
  target: z.enum(['review', 'answer']),
  productId: z.string(),
  id: z.string(),
  helpful: z.boolean(),
  key: z.string(),
});
const questionSchema = z.object({
  kind: z.literal('question'),
  productId: z.string(),
  question: z.string(),
  nickname: z.string(),
  /** Also the Idempotency-Key. */
  key: z.string(),
  /** Code of the refusal: it is not sent again. */
  code: z.optional(z.string()),
});
const opinionSchema = z.discriminatedUnion('kind', [voteSchema, questionSchema]);

export type Vote = z.infer<typeof voteSchema>;
export type WaitingQuestion = z.infer<typeof questionSchema>;
type Opinion = Vote | WaitingQuestion;

export type OpinionResult =
  /** `helpful`: votes of all shoppers; of a question 0. */
  | { readonly kind: 'sent'; readonly helpful: number }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** It waits on the device. */
  | { readonly kind: 'later' };

export const voteRow = (id: string): string => `vote/${id}`;
const questionRows = (productId: string): string => `question/${productId}/`;
const rowOf = (opinion: Opinion): string => (opinion.kind === 'vote' ? voteRow(opinion.id) : `${questionRows(opinion.productId)}${opinion.key}`);

/** Whether an entry of the unsent ones is a vote or a question. */
export const isOpinionRow = (row: string): boolean => row.includes('/');

const read = async (row: string): Promise<Opinion | undefined> => {
  const parsed = opinionSchema.safeParse(await (await openDraftRows()).read(row, draftOwner()));
  return parsed.success ? parsed.data : undefined;
};

const keep = async (opinion: Opinion, state: 'waiting' | 'refused'): Promise<void> => {
  await (await openDraftRows()).save(rowOf(opinion), draftOwner(), state, { ...opinion });
  noteUnsent(rowOf(opinion), state);
};

const drop = async (row: string): Promise<void> => {
  await (await openDraftRows()).remove(row);
  noteUnsent(row, null);
};

const post = async (api: Api, opinion: Opinion): Promise<number> => {
  const { productId, key } = opinion;
  if (opinion.kind === 'question') {
    await api('products.askQuestion', { params: { productId }, body: { question: opinion.question, nickname: opinion.nickname }, key });
    return 0;
  }
  const { id, helpful } = opinion;
  const sent =
    opinion.target === 'review'
      ? await api('products.reviewVote', { params: { productId, reviewId: id }, body: { helpful }, key })
      : await api('products.answerVote', { params: { productId, answerId: id }, body: { helpful }, key });
  return sent.helpful;
};

/** A vote that was changed while the former one was under way stays. */
const settle = async (opinion: Opinion): Promise<void> => {
  const now = await read(rowOf(opinion));
  if (!now || now.key === opinion.key) await drop(rowOf(opinion));
};

const attempt = async (api: Api, opinion: Opinion): Promise<OpinionResult> => {
  try {
    const helpful = await post(api, opinion);
    await settle(opinion).catch(() => undefined);
    return { kind: 'sent', helpful };
  } catch (error) {
    if (isForLater(error)) return { kind: 'later' };
    await settle(opinion).catch(() => undefined);
    return { kind: 'refused', error: error as ApiError };
  }
};

const sendRow = (api: Api, row: string): Promise<{ opinion: Opinion; result: OpinionResult } | undefined> =>
  navigator.locks.request(SEND_LOCK, async () => {
    const opinion = unsentReviews()[row] === 'waiting' ? await read(row) : undefined;
    return opinion && { opinion, result: await attempt(api, opinion) };
  });

/**
 * Stores it on the device, then sends it. Where nothing can be stored it is sent all the same, and an answer that does not come is an error.
 * @param onKept once it is stored, or cannot be
 */
const submit = async (api: Api, opinion: Opinion, onKept?: () => void): Promise<OpinionResult> => {
  const isStored = await keep(opinion, 'waiting').then(
    () => true,
    () => false,
  );
  onKept?.();
  if (isStored) return (await sendRow(api, rowOf(opinion)))?.result ?? { kind: 'later' };
  const result = await attempt(api, opinion);
  if (result.kind === 'later') throw new Error('neither the device nor the shop could take it');
  return result;
};

/**
 * The last word about something: it takes the place of a vote that still waits.
 * @param onKept once it is stored, or cannot be
 */
export const submitVote = (api: Api, vote: Omit<Vote, 'kind' | 'key'>, onKept: () => void): Promise<OpinionResult> =>
  submit(api, { ...vote, kind: 'vote', key: newId() }, onKept);

/** @param key the same for the same text, so that a question is asked once */
export const submitQuestion = (api: Api, question: Omit<WaitingQuestion, 'kind' | 'code'>): Promise<OpinionResult> =>
  submit(api, { ...question, kind: 'question' });

/** What this shopper thinks of something and the shop does not know yet. */
export const waitingVote = async (id: string): Promise<boolean | undefined> => {
  const opinion = await read(voteRow(id));
  return opinion?.kind === 'vote' ? opinion.helpful : undefined;
};

/** Rows of the questions about a style that are on this device alone. */
export const questionRowsOf = (productId: string, unsent: UnsentReviews): string[] =>
  Object.keys(unsent).filter((row) => row.startsWith(questionRows(productId)));

export const readWaitingQuestion = async (row: string): Promise<WaitingQuestion | undefined> => {
  const opinion = await read(row);
  return opinion?.kind === 'question' ? opinion : undefined;
};

/** Gives up a question that the shop does not have. */
export const dropQuestion = drop;

/** Sends a row that waits, if it belongs to whoever uses the device. A question that the shop refuses stays, so that its author sees it. */
export const sendWaitingOpinion = async (
  api: Api,
  row: string,
): Promise<{ readonly opinion: Opinion; readonly result: OpinionResult } | undefined> => {
  const sent = await sendRow(api, row);
  if (sent?.result.kind === 'refused' && sent.opinion.kind === 'question') await keep({ ...sent.opinion, code: sent.result.error.code }, 'refused');
  return sent;
};
