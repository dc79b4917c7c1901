import type { Article } from '#contract/calls/content/articles.ts';
import { EVERY_COMMON_FIELD, fields, picture, QUIET, type SampleOf, tracked } from './parts.ts';

const every = fields(EVERY_COMMON_FIELD);
const quiet = fields(QUIET);

const sections = [
  { id: 'frost', title: 'Before the frost', richText: '<p>Leather drinks what it is given. Give it wax in October.</p>' },
  {
    id: 'thaw',
    title: 'After the thaw',
    richText: '<p>Dry it slowly: a chair, a newspaper, two days.</p><ul><li>No oven.</li><li>No radiator.</li></ul>',
  },
];

const SCENES = ['scene-mountain-dawn', 'scene-lake-dawn', 'scene-coast-day', 'scene-forest-day', 'scene-snow-day', 'scene-desert-dusk'] as const;
const TITLES = ['First frost', 'Water, cold water', 'Where the road ends', 'A path of needles', 'Quiet slopes', 'The long way back'] as const;
const articles: Article[] = SCENES.map((key, index) => ({
  id: `kit-article-${index}`,
  url: '/en-us/stories',
  title: TITLES[index]!,
  tags: ['Places'],
  eyebrow: 'Places',
  date: `2026-11-0${index + 1}`,
  picture: { url: `/images/${key}/card/640`, alt: '', picture: picture(key, 'card', '') },
}));
export const articlePageSamples: readonly SampleOf<'article-page'>[] = [
  {
    variant: 'a story with its date and tags',
    block: {
      id: 'article-frost',
      kind: 'article-page',
      name: 'first frost',
      title: 'First frost',
      subtitle: 'How boots get through their first winter',
      date: '2026-11-02',
      tags: [{ id: 'care', label: 'Care' }],
      sections,
    },
  },
  {
    variant: 'every field',
    block: {
      ...every,
      titleH1: true,
      id: 'article-every',
      kind: 'article-page',
      name: 'every field',
      date: '2026-11-02',
      tags: [{ id: 'care', label: 'Care' }],
      sections,
      related: articles.slice(1, 5),
    },
  },
  { variant: 'title read out only', block: { ...quiet, id: 'article-quiet', kind: 'article-page', name: 'quiet', sections: [], isFullHeight: true } },
];

const results = {
  articles,
  facets: [
    { id: 'places', label: 'Places' },
    { id: 'care', label: 'Care' },
  ],
  numFound: 14,
};

export const articleGridSamples: readonly SampleOf<'article-grid'>[] = [
  {
    variant: 'two rows of three',
    block: {
      id: 'articles-six',
      kind: 'article-grid',
      name: 'articles',
      title: 'To read',
      subtitle: 'Stories from outside',
      promotionTracking: tracked('articles'),
      rows: 2,
      columns: 3,
      results,
      bottomMargins: 'lg',
    },
  },
  {
    variant: 'three, on a ground',
    block: {
      id: 'articles-three',
      kind: 'article-grid',
      name: 'articles on a ground',
      title: 'To read',
      titleH1: false,
      backgroundColor: 'sunken',
      hideOnBreakpoint: ['sm'],
      results: { ...results, articles: articles.slice(0, 3) },
    },
  },
];
