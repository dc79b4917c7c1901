import type { InferInsertModel } from 'drizzle-orm';
import { PHOTO_TERMS } from '#contract/calls/photo-limits.ts';
import type { photoUsers, shopperPhotos } from '#server/platform/db/schema/photos.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { createDice, type Dice } from '#artwork/traits/random.ts';
import type { BuiltStyle } from '../build-styles.ts';
import { idOf, type ReviewRow } from '../reviews/build-reviews.ts';
import { inLanguage, type ReviewLanguage } from '../reviews/language.ts';
import { PHOTO_PLACES, type PhotoPlace, TONES } from './captions.ts';

type PhotoRow = InferInsertModel<typeof shopperPhotos>;
type UserRow = InferInsertModel<typeof photoUsers>;

const TIMES = ['dawn', 'day', 'dusk'] as const;
/** Styles that fewer people bought have none. */
const POPULAR = 0.15;
const SIDE = 1600;

/** Only shoes and backpacks can stand in front of a landscape (artwork/scenes/ledge.ts). */
const isDrawn = ({ row, facts }: BuiltStyle): boolean => facts.productType === 'shoes' || row.art?.kind === 'backpack';

const artOf = (style: BuiltStyle, dice: Dice, place: string, time: string): ArtSpec | undefined => {
  const { art } = style.row;
  const { palette } = dice.pick(style.colourways);
  if (!art || !palette) return undefined;
  // The seed of the style: the same shoe as on its own pictures.
  return { kind: 'scene', seed: art.seed, palette, traits: { ...art.traits, place, time, product: art.kind } };
};

const photoOf = (style: BuiltStyle, review: ReviewRow, purpose: string, places: readonly PhotoPlace[]): PhotoRow | undefined => {
  const dice = createDice(style.row.art?.seed ?? 0, purpose);
  const { place, categories, captions } = dice.pick(places);
  const time = dice.pick(TIMES);
  const art = artOf(style, dice, place, time);
  if (!art) return undefined;
  const language = review.language as ReviewLanguage;
  return {
    id: idOf(`photo/${style.row.id}/${purpose}`),
    accountId: null,
    userId: null,
    use: 'gallery',
    reviewId: null,
    masterId: style.row.id,
    caption: inLanguage(dice.pick(captions), language),
    language,
    categories: [...categories],
    verified: review.verified,
    width: SIDE,
    height: SIDE,
    bytes: 0,
    tone: TONES[time],
    art,
    status: 'published',
    reason: null,
    flags: 0,
    marks: [],
    consentAt: review.writtenAt,
    terms: PHOTO_TERMS,
    createdAt: review.writtenAt,
    sharedAt: review.writtenAt,
    decidedAt: review.writtenAt,
  };
};

const userOf = ({ name, language, writtenAt }: ReviewRow): UserRow => ({
  id: idOf(`photo user/${language}/${name}`),
  accountId: null,
  name,
  createdAt: writtenAt,
});

/**
 * Photos that past customers of the demonstration shop have shared, drawn by the illustrator: of popular shoes and backpacks, by people who liked them, some
 * of them in their reviews.
 * @returns the reviews, with their photos
 */
export const buildPhotos = (
  styles: readonly BuiltStyle[],
  reviews: readonly ReviewRow[],
): { readonly reviews: readonly ReviewRow[]; readonly photoUsers: readonly UserRow[]; readonly photos: readonly PhotoRow[] } => {
  const users = new Map<string, UserRow>();
  const photos: PhotoRow[] = [];
  const inReviews = new Map<string, PhotoRow[]>();
  for (const style of styles) {
    if (!isDrawn(style) || style.popularity < POPULAR) continue;
    const happy = reviews.filter(({ masterId, score }) => masterId === style.row.id && score >= 4);
    const shared = 2 + Math.floor(style.popularity * 7);
    for (const [index, review] of happy.slice(0, shared).entries()) {
      const user = userOf(review);
      users.set(user.id, users.get(user.id) ?? user);
      // Another place for every photo of a style.
      const place = PHOTO_PLACES[(index + (style.row.art?.seed ?? 0)) % PHOTO_PLACES.length];
      const photo = place && photoOf(style, review, `photo ${index}`, [place]);
      if (photo) photos.push({ ...photo, userId: user.id });
    }
    for (const [index, review] of happy.slice(shared, shared + 2).entries()) {
      const photo = photoOf(style, review, `review photo ${index}`, PHOTO_PLACES);
      if (!photo) continue;
      photos.push({ ...photo, use: 'review', reviewId: review.id, caption: '', categories: [] });
      inReviews.set(review.id, [photo]);
    }
  }
  return {
    photoUsers: [...users.values()],
    photos,
    reviews: reviews.map((review) => ({ ...review, photos: (inReviews.get(review.id) ?? []).map(({ id, tone }) => ({ id, tone })) })),
  };
};
