import type { CategoryCardBlock } from '#contract/calls/content/banners.ts';
import type { CollectionBlock, CollectionItem } from '#contract/calls/content/collections.ts';
import { story } from './cards.ts';
import { card, EVERY_COMMON_FIELD, fields, QUIET, type SampleOf, to } from './parts.ts';
import { HITS } from './products.ts';

const every = fields(EVERY_COMMON_FIELD);
const quiet = fields(QUIET);

const products: CollectionItem[] = HITS.map((hit) => ({ kind: 'product', id: hit.id, hit, recommendationId: 'kit' }));
const stories: CollectionItem[] = [
  story('collection-rain', 'scene-rain-dusk', 'Rain over a city at dusk', 'Eleven seams, no leaks'),
  story('collection-snow', 'scene-snow-day', 'Fresh snow on a quiet slope', 'Old snow, new snow, slush'),
  story('collection-repair', 'scene-desert-dusk', 'A desert track in the last light', 'The sole comes off'),
];
const category = (id: string, key: string, title: string): CategoryCardBlock => ({
  id: `collection-${id}`,
  kind: 'category-card',
  name: id,
  title,
  titleColor: 'light',
  media: card(key, ''),
  target: to(id, title),
});
const categories: CollectionItem[] = [
  category('trail', 'scene-forest-day', 'Trail shoes'),
  category('hiking', 'scene-lake-dawn', 'Hiking'),
  category('kids', 'scene-meadow-day', 'Kids'),
  category('gear', 'scene-coast-day', 'Gear'),
];
const films: CollectionItem[] = [0, 1, 2].map((index) => ({
  id: `collection-film-${index}`,
  kind: 'video',
  name: `film ${index}`,
  title: ['First snow', 'The workshop', 'A new sole'][index],
  titleStyle: 'sm',
  media: {
    sm: { video: { src: '/media/first-snow.webm', type: 'video/webm' }, image: card('scene-snow-day', 'Fresh snow').sm!.image, duration: 8 },
  },
  playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
}));
const articles: CollectionItem[] = ['scene-mountain-dawn', 'scene-lake-dawn', 'scene-coast-day'].map((key, index) => ({
  kind: 'article',
  id: `collection-article-${index}`,
  article: {
    id: `article-${index}`,
    url: '/en-us/stories',
    title: ['First frost', 'Water, cold water', 'Where the road ends'][index]!,
    tags: ['Places'],
    eyebrow: 'Places',
    date: '2026-11-02',
    picture: { url: `/images/${key}/card/640`, alt: '', picture: { key, angle: 'card', alt: '', tone: '#5d6b6a' } },
  },
}));

const collection = (id: string, type: CollectionBlock['type'], items: CollectionItem[], more: Partial<CollectionBlock> = {}): CollectionBlock => ({
  id,
  kind: 'collection',
  name: id,
  type,
  title: 'Just in',
  items,
  ...more,
});

export const collectionSamples: readonly SampleOf<'collection'>[] = [
  {
    variant: 'products: a row on small screens, a grid on large ones',
    block: collection('collection-row-grid', 'product', products, {
      textLink: to('new', 'All new arrivals'),
      breakpoints: {
        sm: { type: 'carousel', slideWidth: 12.5, showArrows: false, showProgress: true },
        md: { type: 'grid', slideWidth: 3 },
        lg: { type: 'grid', slideWidth: 4 },
      },
    }),
  },
  {
    variant: 'products: a grid on small screens, a row on large ones, with dots',
    block: collection('collection-grid-row', 'product', products, {
      titleAlignment: 'center',
      breakpoints: {
        sm: { type: 'grid', slideWidth: 2 },
        md: { type: 'carousel', slideWidth: 15, slidePadding: 1, showIndicators: true },
        lg: { type: 'carousel', slideWidth: 20, slidePadding: 1.5, showIndicators: true },
      },
    }),
  },
  {
    variant: 'products: title at the side, turning every five seconds, over and over',
    block: collection('collection-side', 'product', products, {
      title: 'Most loved',
      titlePosition: 'side',
      titleHeadingTag: 'h3',
      breakpoints: {
        sm: { type: 'carousel', slideMaxWidth: 13, autoplay: true, autorotateTime: 5, loop: true, showIndicators: true },
        lg: { type: 'carousel', slideWidth: 3, margin: 1, autoplay: true, autorotateTime: 5, loop: true, showProgress: true },
      },
    }),
  },
  {
    variant: 'linked cards, threeCardGrid',
    block: collection('collection-three', 'linked-card', stories, { title: 'From the workshop', variant: 'threeCardGrid' }),
  },
  {
    variant: 'linked cards, highlightCenter',
    block: collection('collection-highlight', 'linked-card', stories, {
      title: 'From the workshop',
      variant: 'highlightCenter',
      breakpoints: { sm: { type: 'carousel' }, md: { type: 'grid', slideWidth: 3 }, lg: { type: 'grid' } },
    }),
  },
  {
    variant: 'products, highlightCenter in a row',
    block: collection('collection-highlight-row', 'product', products, {
      title: 'In the middle',
      variant: 'highlightCenter',
      breakpoints: { sm: { type: 'carousel', loop: true } },
    }),
  },
  {
    variant: 'category cards, [stacked]',
    block: collection('collection-stacked', 'category-card', categories, { name: 'ways in [stacked]', title: 'Find your way' }),
  },
  {
    variant: 'videos',
    block: collection('collection-films', 'video', films, {
      title: 'Films',
      backgroundColor: 'sunken',
      breakpoints: { sm: { type: 'carousel', autoplay: true, showIndicators: true } },
    }),
  },
  { variant: 'articles', block: collection('collection-articles', 'article', articles, { title: 'To read' }) },
  {
    variant: 'every field',
    block: {
      ...every,
      id: 'collection-every',
      kind: 'collection',
      name: 'every field',
      type: 'category-card',
      variant: 'threeCardGrid',
      items: categories,
      isFullHeight: true,
      textLink: to('all', 'All of them'),
      titleAlignment: 'center',
      titlePosition: 'top',
      titleHeadingTag: 'h3',
      breakpoints: {
        sm: {
          type: 'carousel',
          slideWidth: 15,
          slideMaxWidth: 14,
          slidePadding: 1,
          margin: 2,
          autoplay: true,
          autorotateTime: 8,
          loop: true,
          showArrows: true,
          showIndicators: true,
          showProgress: true,
        },
        md: {
          type: 'carousel',
          slideWidth: 24,
          slideMaxWidth: 20,
          slidePadding: 2,
          margin: 2,
          autoplay: true,
          autorotateTime: 8,
          loop: true,
          showArrows: true,
          showIndicators: true,
          showProgress: true,
        },
        lg: {
          type: 'carousel',
          slideWidth: 28,
          slideMaxWidth: 22,
          slidePadding: 2,
          margin: 3,
          autoplay: true,
          autorotateTime: 8,
          loop: true,
          showArrows: true,
          showIndicators: true,
          showProgress: true,
        },
      },
    },
  },
  {
    variant: 'no words on the screen, in a row',
    block: { ...quiet, media: undefined, id: 'collection-quiet', kind: 'collection', name: 'quiet', type: 'product', items: products },
  },
];
