import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { OwnReview, Review, ReviewSummary } from '#contract/calls/reviews.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import type { Api } from '#src/base/api/client.ts';
import { refusal } from '#src/base/forms/testing/refusal.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { DialogHost } from '#ui/dialog/dialog-host.tsx';
import { closeDialog, registerDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { dropReviewDraft, keepReviewDraft, readReviewDraft } from './review-drafts.ts';
import { ReviewGallery } from './review-gallery.tsx';
import { ReviewSection } from './review-section.tsx';
import { sendWaitingReviews } from './send-reviews.ts';
import { countWaitingReviews, unsentReviews } from './unsent-reviews.ts';
import WriteReviewDialog from './write-review-dialog.tsx';

interface Asked {
  readonly name: string;
  readonly key?: string | undefined;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}
const shop = vi.hoisted(() => ({ asked: [] as Asked[], answer: async (_asked: Asked): Promise<unknown> => ({}) }));
const api = vi.hoisted(() => async (name: string, options: Omit<Asked, 'name'>): Promise<unknown> => {
  const asked = { name, ...options };
  shop.asked.push(asked);
  return shop.answer(asked);
});
vi.mock('#src/base/api/use-api.ts', () => ({ useApi: () => api }));

const SUBJECT = 'account-ada';
const PRODUCT = {
  productId: 'TRAIL001',
  name: 'Trail shoe',
  sizes: [
    { value: '9', label: '9' },
    { value: '10', label: '10' },
  ],
};
const review = (id: string, more: Partial<Review> = {}): Review => ({
  id,
  score: 5,
  title: `Title ${id}`,
  text: '<b>Warm</b> enough.',
  language: 'en',
  name: 'Ben K.',
  size: '9',
  fit: 'true',
  verified: true,
  helpful: 3,
  photos: [],
  writtenAt: '2026-11-20T10:00:00.000Z',
  translatable: false,
  ...more,
});
const SUMMARY: ReviewSummary = { score: 4.2, reviewsCount: 12, stars: [1, 0, 2, 2, 7], fit: { small: 2, true: 6, large: 2 } };
const page1 = Array.from({ length: 10 }, (_, index) => review(`r${index}`));
const NEXT = '5.0.1795608000000.0190a000-0000-7000-8000-00000000000a';
const listed = ({ query }: Asked, rows = page1) => ({
  total: 12,
  summary: SUMMARY,
  sizes: ['9', '10'],
  withPhotos: 0,
  ...(query?.['after'] === NEXT ? { reviews: [review('r10'), review('r11')] } : { reviews: rows, next: NEXT }),
});
const own: OwnReview = { ...review('mine', { title: 'Mine' }), status: 'pending' };
const callsOf = (name: string): Asked[] => shop.asked.filter((asked) => asked.name === name);

beforeEach(async () => {
  shop.asked.splice(0);
  localStorage.clear();
  localStorage.setItem('waymark.session', JSON.stringify({ type: 'Registered', subject: SUBJECT, consumerType: 'CONSUMER' }));
  await dropReviewDraft(PRODUCT.productId);
  return () => localStorage.clear();
});

const createQueries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const show = (queries = createQueries()) =>
  renderInPage(
    <QueryClientProvider client={queries}>
      <EnglishPage>
        <ReviewSection product={PRODUCT} signIn={() => Promise.resolve(true)} />
      </EnglishPage>
    </QueryClientProvider>,
  );
const write = (existing?: OwnReview) => {
  const close = vi.fn<(result?: unknown) => void>();
  const place = renderInPage(
    <EnglishPage>
      <WriteReviewDialog props={{ product: PRODUCT, review: existing }} close={close} />
    </EnglishPage>,
  );
  return { close, place };
};
const title = page.getByRole('textbox', { name: 'Title' });
const text = page.getByRole('textbox', { name: 'Your review' });
const send = page.getByRole('button', { name: 'Send review' });
const fillIn = async (): Promise<void> => {
  await page.getByRole('radio', { name: '4 stars' }).click({ force: true });
  await title.fill('Light and quick');
  await text.fill('Two weeks in the hills and no blister.');
  await page.getByRole('textbox', { name: 'Display name' }).fill('Ada M.');
};

it('shows summary, histogram, fit and reviews as words alone, and loads more of them', async () => {
  shop.answer = async (asked) => (asked.name === 'products.reviews' ? listed(asked) : { verified: false, questions: [] });
  const place = show();
  await expect.element(page.getByText('4.2 out of 5, from 12 reviews')).toBeVisible();
  await expect.element(page.getByText('<b>Warm</b> enough.').first()).toBeVisible();
  await expect.element(page.getByText('10 of 12 shown')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Load more reviews' }).click();
  await expect.element(page.getByRole('article', { name: 'Title r11' })).toBeVisible();
  await expect.element(page.getByText('12 of 12 shown')).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(12);
});

it('shows three pages in order where each begins after the page before', async () => {
  const places = [NEXT.replace('a000', 'a001'), NEXT.replace('a000', 'a002')];
  shop.answer = async (asked) => {
    if (asked.name !== 'products.reviews') return { verified: false, questions: [] };
    const at = places.indexOf(String(asked.query?.['after'])) + 1;
    const next = places[at];
    return { ...listed(asked), total: 25, next, reviews: Array.from({ length: at === 2 ? 5 : 10 }, (_, index) => review(`r${at * 10 + index}`)) };
  };
  show();
  const more = page.getByRole('button', { name: 'Load more reviews' });
  await more.click();
  // The second page may not have arrived yet.
  await more.click();
  await expect.element(page.getByText('25 of 25 shown')).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Title r24' })).toBeVisible();
  const headings = page
    .getByRole('article')
    .elements()
    .map((one) => one.textContent?.match(/Title r\d+/)?.[0]);
  expect(headings).toEqual(Array.from({ length: 25 }, (_, index) => `Title r${index}`));
  expect([...new Set(callsOf('products.reviews').map(({ query }) => query?.['after']))]).toEqual([undefined, ...places]);
});

it('filters by a bar of the histogram, and takes the filter off again', async () => {
  shop.answer = async (asked) => (asked.name === 'products.reviews' ? listed(asked) : { verified: false, questions: [] });
  show();
  const five = page.getByRole('button', { name: '5 stars: 7 reviews' });
  await five.click();
  await expect.element(five).toHaveAttribute('aria-pressed', 'true');
  await vi.waitFor(() => expect(callsOf('products.reviews').at(-1)?.query).toEqual({ sort: 'newest', stars: 5, count: 10 }));
  await page.getByRole('button', { name: 'Show all reviews' }).click();
  await expect.element(five).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('helpful');
  await vi.waitFor(() => expect(callsOf('products.reviews').at(-1)?.query).toMatchObject({ sort: 'helpful' }));
});

it('shows the photos of a review, and filters by reviews that have some', async () => {
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const photo = (id: string) => ({ id, tone: '#7f9a92', images: [{ url, width: 320 }] });
  const pictured = review('pictured', { photos: [photo('0190a000-0000-7000-8000-00000000000a'), photo('0190a000-0000-7000-8000-00000000000b')] });
  shop.answer = async (asked) =>
    asked.name === 'products.reviews' ? { ...listed(asked, [pictured]), withPhotos: 1 } : { verified: false, questions: [] };
  const place = show();
  await expect.element(page.getByRole('button', { name: 'Photo 1 of the review “Title pictured”, show large' })).toBeVisible();
  const filter = page.getByRole('button', { name: 'With photos (1)' });
  await filter.click();
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true');
  await vi.waitFor(() => expect(callsOf('products.reviews').at(-1)?.query).toEqual({ sort: 'newest', photo: 'true', count: 10 }));
  expect(await axeViolations(place)).toEqual([]);
  await page.getByRole('button', { name: 'Show all reviews' }).click();
  await expect.element(filter).toHaveAttribute('aria-pressed', 'false');
});

it('opens a photo of a review large, with the others of that review beside it', async () => {
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const photo = (id: string) => ({ id, tone: '#7f9a92', images: [{ url, width: 320 }] });
  registerDialog('product-pictures', () => import('#src/shop/product/picture-viewer-dialog.tsx'), {
    title: ({ name }) => `Pictures of ${name}`,
    size: 'full',
  });
  renderInPage(
    <EnglishPage>
      <ReviewGallery title="Light" photos={[photo('0190a000-0000-7000-8000-00000000000a'), photo('0190a000-0000-7000-8000-00000000000b')]} />
      <DialogHost />
    </EnglishPage>,
  );
  const second = page.getByRole('button', { name: 'Photo 2 of the review “Light”, show large' });
  await second.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures of Light' });
  await expect.element(viewer.getByRole('img', { name: 'Photo 2 of the review “Light”' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  const large = viewer.getByRole('img', { name: 'Photo 1 of the review “Light”' });
  await expect.element(large).toBeVisible();
  await vi.waitFor(() => expect(large.element().getAttribute('src')).toBe('/images/photo-0190a00000007000800000000000000a/square/1200'));
  closeDialog();
  await expect.element(viewer).not.toBeInTheDocument();
});

it('attaches a photo to a review, keeps it with the draft, and sends its id', async () => {
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  shop.answer = async ({ name }) => (name === 'photo.stashes' ? { id: 'stash', tone: '#7f9a92', images: [{ url, width: 320 }] } : own);
  const { close } = write();
  await fillIn();
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
  canvas.getContext('2d')?.fillRect(0, 0, 200, 400);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const input = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[data-photo=file]'));
  await userEvent.upload(input, new File([blob!], 'sole.png', { type: 'image/png' }));
  await expect.element(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await vi.waitFor(async () => expect((await readReviewDraft(PRODUCT.productId))?.values.photos).toMatchObject([{ id: 'stash' }]));
  await send.click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledWith('sent'));
  expect(callsOf('products.writeReview').at(-1)?.body).toMatchObject({ photos: ['stash'] });
});

it('says that there are no reviews, or that they could not be loaded', async () => {
  shop.answer = async ({ name }) => {
    if (name === 'products.reviews') throw new NoAnswer('network', true);
    return { verified: false, questions: [] };
  };
  show();
  await expect.element(page.getByText('We couldn’t load the reviews.')).toBeVisible();
  shop.answer = async ({ name }) =>
    name === 'products.reviews' ? { total: 0, summary: { ...SUMMARY, reviewsCount: 0 }, sizes: [], reviews: [] } : { verified: false, questions: [] };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No reviews yet. Be the first to share what you think.')).toBeVisible();
});

it('has a button to translate only where a translation is stored, and goes back to the original', async () => {
  const rows = [review('fr', { title: 'Léger', text: 'Très léger.', language: 'fr', translatable: true }), review('it', { language: 'it' })];
  shop.answer = async (asked) => {
    if (asked.name === 'products.reviews') return listed(asked, rows);
    return asked.name === 'products.translateReview' ? { language: 'en', title: 'Light', text: 'Very light.' } : { verified: false, questions: [] };
  };
  show();
  await expect.element(page.getByText('Très léger.')).toHaveAttribute('lang', 'fr');
  expect(page.getByRole('button', { name: 'Translate' }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect.element(page.getByText('Very light.')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Show original' }).click();
  await expect.element(page.getByText('Très léger.')).toBeVisible();
});

const helpfulButton = () => page.getByRole('button', { name: /^Helpful \(\d+\): review “Title r0”$/ });
const answerVotes = (...answers: readonly (() => unknown)[]): void => {
  const left = [...answers];
  shop.answer = async (asked) => {
    if (asked.name === 'products.reviewVote') return (left.length > 1 ? left.shift() : left[0])?.();
    return asked.name === 'products.reviews' ? listed(asked) : { verified: false, questions: [] };
  };
};
const noAnswer = () => {
  throw new NoAnswer('network', true);
};

it('takes a vote back that the shop refuses', async () => {
  answerVotes(() => {
    throw refusal('API404');
  });
  show();
  await helpfulButton().click();
  await vi.waitFor(() => expect(callsOf('products.reviewVote')).toHaveLength(1));
  await expect.element(helpfulButton()).toHaveAttribute('aria-pressed', 'false');
  await expect.element(helpfulButton()).toHaveTextContent('Helpful (3)');
  expect(unsentReviews()).toEqual({});
});

it('keeps a vote that gets no answer, shows it after a reload, and sends it once', async () => {
  answerVotes(noAnswer, () => ({ helpful: 4 }));
  const place = show();
  await helpfulButton().click();
  await expect.element(page.getByText(/Your vote is sent when you’re back online/)).toBeVisible();
  await expect.element(helpfulButton()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(helpfulButton()).toHaveTextContent('Helpful (4)');
  expect(await axeViolations(place)).toEqual([]);
  expect(countWaitingReviews()).toBe(1);
  renderInPage(<p>Another page</p>);
  show();
  await expect.element(helpfulButton()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(helpfulButton()).toHaveTextContent('Helpful (4)');
  const settled = vi.fn<(productId: string) => void>();
  await Promise.all([sendWaitingReviews(api as unknown as Api, settled), sendWaitingReviews(api as unknown as Api, settled)]);
  expect(settled).toHaveBeenCalledOnce();
  const votes = callsOf('products.reviewVote');
  expect(votes.map(({ body }) => body)).toEqual([{ helpful: true }, { helpful: true }]);
  expect(new Set(votes.map(({ key }) => key)).size).toBe(1);
  await expect.element(page.getByText(/Your vote is sent when you’re back online/)).not.toBeInTheDocument();
});

it('shows a vote once the device has it, so that a reload at that moment loses nothing', async () => {
  answerVotes(noAnswer);
  show();
  const button = helpfulButton();
  await expect.element(button).toBeVisible();
  const waitingWhenShown = new Promise<number>((done) => {
    new MutationObserver(() => done(countWaitingReviews())).observe(button.element(), { attributeFilter: ['aria-pressed'] });
  });
  await button.click();
  expect(await waitingWhenShown).toBe(1);
  await expect.element(page.getByText(/Your vote is sent/)).toBeVisible();
});

it('shows the votes that the shop tells later, with one of this device that still waits', async () => {
  let helpful = 3;
  shop.answer = async (asked) => {
    if (asked.name === 'products.reviewVote') return noAnswer();
    return asked.name === 'products.reviews' ? listed(asked, [review('r0', { helpful })]) : { verified: false, questions: [] };
  };
  const queries = createQueries();
  show(queries);
  await expect.element(helpfulButton()).toHaveTextContent('Helpful (3)');
  helpful = 7;
  await queries.invalidateQueries();
  await expect.element(helpfulButton()).toHaveTextContent('Helpful (7)');
  await helpfulButton().click();
  await expect.element(helpfulButton()).toHaveTextContent('Helpful (8)');
  await expect.element(page.getByText(/Your vote is sent/)).toBeVisible();
  helpful = 9;
  await queries.invalidateQueries();
  await expect.element(helpfulButton()).toHaveTextContent('Helpful (10)');
  // It has arrived: what is told from now on contains it.
  shop.answer = async (asked) =>
    asked.name === 'products.reviews' ? listed(asked, [review('r0', { helpful: 11 })]) : { verified: false, questions: [], helpful: 10 };
  await sendWaitingReviews(api as unknown as Api, () => undefined);
  await queries.invalidateQueries();
  await expect.element(helpfulButton()).toHaveTextContent('Helpful (11)');
});

it('sends the last word of a vote that was taken back while it waited, under a key of its own', async () => {
  answerVotes(noAnswer, noAnswer, () => ({ helpful: 3 }));
  show();
  await helpfulButton().click();
  await expect.element(page.getByText(/Your vote is sent/)).toBeVisible();
  await helpfulButton().click();
  await vi.waitFor(() => expect(callsOf('products.reviewVote')).toHaveLength(2));
  await expect.element(helpfulButton()).toHaveAttribute('aria-pressed', 'false');
  await sendWaitingReviews(api as unknown as Api, () => undefined);
  const votes = callsOf('products.reviewVote');
  expect(votes.map(({ body }) => body)).toEqual([{ helpful: true }, { helpful: false }, { helpful: false }]);
  expect([votes[1]?.key === votes[2]?.key, votes[0]?.key === votes[1]?.key]).toEqual([true, false]);
  expect(unsentReviews()).toEqual({});
});

it('asks for stars, title, text and name before anything is sent', async () => {
  const { place, close } = write();
  await send.click();
  await expect.element(title).toHaveAttribute('aria-invalid', 'true');
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(place)).toEqual([]);
  expect(shop.asked).toEqual([]);
  expect(close).not.toHaveBeenCalled();
});

it('keeps a draft on the device with every change', async () => {
  write();
  await title.fill('Light and quick');
  await vi.waitFor(async () => expect((await readReviewDraft(PRODUCT.productId))?.values.title).toBe('Light and quick'));
  expect(unsentReviews()).toEqual({ TRAIL001: 'draft' });
});

it('begins with the draft that is on the device', async () => {
  const values = { score: '3', title: 'Light and quick', text: '', name: '', size: '10', fit: 'small' } as const;
  await keepReviewDraft(PRODUCT.productId, { values, state: 'draft' });
  write();
  await expect.element(title).toHaveValue('Light and quick');
  await expect.element(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await expect.element(page.getByRole('combobox', { name: /^Size bought/ })).toHaveValue('10');
});

it('keeps a finished review where no answer came, and sends it once more under the same key', async () => {
  shop.answer = async () => {
    throw new NoAnswer('network', true);
  };
  const { close } = write();
  await fillIn();
  await send.click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('kept'));
  expect(unsentReviews()).toEqual({ TRAIL001: 'waiting' });
  shop.answer = async () => ({ id: 'r1', status: 'pending' });
  const settled = vi.fn<() => void>();
  await Promise.all([sendWaitingReviews(api as never, settled), sendWaitingReviews(api as never, settled)]);
  expect(settled).toHaveBeenCalledOnce();
  const sent = callsOf('products.writeReview');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[1]?.body).toEqual({ photos: [], score: 4, title: 'Light and quick', text: 'Two weeks in the hills and no blister.', name: 'Ada M.' });
  expect([unsentReviews(), await readReviewDraft(PRODUCT.productId)]).toEqual([{}, null]);
});

it('puts a refusal at the text, keeps what was typed, and gives the next try a key of its own', async () => {
  shop.answer = async () => {
    throw refusal('REV410');
  };
  const { close } = write();
  await fillIn();
  await send.click();
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  expect(unsentReviews()).toEqual({ TRAIL001: 'refused' });
  shop.answer = async () => ({ id: 'r1', status: 'pending' });
  await text.fill('Two weeks in the hills, no blister.');
  await send.click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('sent'));
  expect(new Set(callsOf('products.writeReview').map(({ key }) => key)).size).toBe(2);
});

it('sends nothing that another shopper has left on the device', async () => {
  shop.answer = async () => {
    throw new NoAnswer('network', true);
  };
  const { close } = write();
  await fillIn();
  await send.click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  localStorage.setItem('waymark.session', JSON.stringify({ type: 'Registered', subject: 'account-eve', consumerType: 'CONSUMER' }));
  shop.asked.splice(0);
  await sendWaitingReviews(api as never, () => undefined);
  expect(shop.asked).toEqual([]);
  const db = new WaymarkDatabase();
  expect((await db.drafts.get('review/TRAIL001'))?.subject).toBe(SUBJECT);
  db.close();
});

it('shows the shopper their own review that waits', async () => {
  shop.answer = async (asked) => (asked.name === 'products.reviews' ? listed(asked) : { verified: true, review: own, questions: [] });
  show();
  await expect.element(page.getByText('Waiting for review by our team')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit your review' })).toBeVisible();
});

it('edits an own review', async () => {
  shop.answer = async () => own;
  const { close } = write(own);
  await expect.element(title).toHaveValue('Mine');
  await text.fill('Warmer than I thought it would be.');
  await send.click();
  await vi.waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('sent'));
  expect(callsOf('products.editReview')[0]?.body).toMatchObject({ score: 5, text: 'Warmer than I thought it would be.' });
});
