import { createHash } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import type { Fit } from '#contract/calls/review-limits.ts';
import { groupsOf, summaryOf } from '#server/catalogue/reviews/summaries.ts';
import type { reviewSummaries, reviews } from '#server/platform/db/schema/reviews.ts';
import { createDice, type Dice } from '#artwork/traits/random.ts';
import type { BuiltStyle } from '../build-styles.ts';
import { inLanguage, type Phrase, type ReviewLanguage } from './language.ts';
import { displayName } from './people.ts';
import { CLOSINGS, DISLIKES, LIKES, OPENINGS, type ReviewGroup } from './sentences.ts';
import { FIT_PHRASES, STAFF_ANSWERS, TITLES } from './titles.ts';

export type ReviewRow = InferInsertModel<typeof reviews>;
export type SummaryRow = InferInsertModel<typeof reviewSummaries>;

const DAY = 86_400_000;
/** Languages of the shop, into which translations are stored. */
const SHOP_LANGUAGES = ['en', 'fr', 'de'] as const satisfies readonly ReviewLanguage[];
/** How often each language is written in. */
const LANGUAGE_SHARES: readonly (readonly [ReviewLanguage, number])[] = [
  ['en', 0.5],
  ['de', 0.7],
  ['fr', 0.88],
  ['es', 0.95],
  ['it', 1],
];

/** A UUID that follows from a text. */
export const idOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const languageOf = (dice: Dice): ReviewLanguage => {
  const share = dice.share();
  return LANGUAGE_SHARES.find(([, upTo]) => share < upTo)?.[0] ?? 'en';
};

export const groupOf = ({ facts }: BuiltStyle): ReviewGroup | undefined => (facts.productType === 'digital' ? undefined : facts.productType);

/** Around what shoppers think of the style on the whole; never outside the scale. */
const scoreFor = (dice: Dice, liking: number): number => {
  const spread = (dice.share() + dice.share() + dice.share() - 1.5) * 2;
  return Math.min(5, Math.max(1, Math.round(liking + spread)));
};

const fitFor = (dice: Dice, lean: Fit): Fit => (dice.share() < 0.65 ? lean : dice.pick(['small', 'true', 'large'] as const));

const sentencesFor = (dice: Dice, group: ReviewGroup, score: number, fit: Fit | null): readonly Phrase[] => {
  const opening = dice.share() < 0.75 ? [dice.pick(OPENINGS)] : [];
  const sizing = fit !== null && dice.share() < 0.6 ? [dice.pick(FIT_PHRASES[fit])] : [];
  const [like, dislike] = [dice.pick(LIKES[group]), dice.pick(DISLIKES[group])];
  if (score === 5) return [...opening, like, ...sizing, dice.pick(CLOSINGS.happy)];
  if (score === 4) return [...opening, like, ...sizing, ...(dice.share() < 0.6 ? [dislike] : [dice.pick(CLOSINGS.happy)])];
  if (score === 3) return [...opening, like, dislike, ...sizing, dice.pick(CLOSINGS.unsure)];
  return [...opening, dislike, ...sizing, dice.pick(CLOSINGS.unhappy)];
};

const titleFor = (dice: Dice, score: number): Phrase =>
  dice.pick(score === 5 ? TITLES.great : score === 4 ? TITLES.good : score === 3 ? TITLES.mixed : TITLES.poor);

const wordsIn = (title: Phrase, sentences: readonly Phrase[], language: ReviewLanguage) => ({
  title: inLanguage(title, language),
  text: sentences.map((sentence) => inLanguage(sentence, language)).join(' '),
});

const reviewOf = (style: BuiltStyle, group: ReviewGroup, sizes: readonly string[], index: number, now: Date): ReviewRow => {
  const dice = createDice(style.row.art?.seed ?? 0, `review ${index}`);
  const lean = createDice(style.row.art?.seed ?? 0, 'fit').pick(['small', 'true', 'true', 'true', 'large'] as const);
  const score = scoreFor(dice, style.liking);
  const language = languageOf(dice);
  const size = sizes.length > 1 ? dice.pick(sizes) : null;
  const fit = size === null ? null : fitFor(dice, lean);
  const title = titleFor(dice, score);
  const sentences = sentencesFor(dice, group, score, fit);
  const others = SHOP_LANGUAGES.filter((other) => other !== language);
  const writtenAt = new Date(now.getTime() - Math.floor((1 + dice.share() * Math.max(1, style.launchedDaysAgo - 2)) * DAY));
  const answered = score <= 2 && dice.share() < 0.7;
  return {
    id: idOf(`review/${style.row.id}/${index}`),
    masterId: style.row.id,
    accountId: null,
    name: displayName(dice, language),
    score,
    ...wordsIn(title, sentences, language),
    language,
    translations: dice.share() < 0.75 ? Object.fromEntries(others.map((other) => [other, wordsIn(title, sentences, other)])) : null,
    size,
    fit,
    verified: dice.share() < 0.85,
    helpful: Math.floor(dice.share() ** 3 * 40),
    photos: [],
    flags: 0,
    marks: [],
    status: 'published',
    reason: null,
    answer: answered ? inLanguage(dice.pick(STAFF_ANSWERS), language) : null,
    answeredAt: answered ? new Date(Math.min(now.getTime(), writtenAt.getTime() + 2 * DAY)) : null,
    writtenAt,
    decidedAt: writtenAt,
  };
};

/** A fresh style has few reviews, a popular one up to thirty, one that cannot be bought yet none. */
const countOf = ({ row, popularity, launchedDaysAgo }: BuiltStyle): number => {
  if (launchedDaysAgo === 0 || row.giftOnly) return 0;
  return launchedDaysAgo < 30 ? Math.floor(popularity * 5) : 3 + Math.floor(popularity * 27);
};

/**
 * What past customers of the demonstration shop have written about the range, in five languages. Texts are put together from sentences, so that a
 * translation of each of them can be stored.
 * @param sizesOf sizes of a style, in order
 */
export const buildReviews = (styles: readonly BuiltStyle[], sizesOf: (style: BuiltStyle) => readonly string[], now: Date): readonly ReviewRow[] =>
  styles.flatMap((style) => {
    const group = groupOf(style);
    const sizes = sizesOf(style);
    return group === undefined ? [] : Array.from({ length: countOf(style) }, (_, index) => reviewOf(style, group, sizes, index, now));
  });

/** One row a style with reviews; all of them are published, and have the photos that they keep. */
export const summariesOf = (rows: readonly ReviewRow[]): readonly SummaryRow[] => {
  const byStyle = new Map<string, ReviewRow[]>();
  for (const row of rows) byStyle.set(row.masterId, [...(byStyle.get(row.masterId) ?? []), row]);
  return [...byStyle].map(([masterId, own]) => ({
    masterId,
    ...summaryOf(own),
    groups: groupsOf(own.map(({ score, size, photos }) => ({ score, size, photos: (photos ?? []).length > 0 }))),
  }));
};
