import { expect, it } from 'vitest';
import type { Media } from '#contract/calls/content/parts.ts';
import { filmPosters, filmSources } from './film-sources.ts';

const picture = (key: string) => ({ key, angle: 'wide' as const, alt: key, tone: '#000000' });
const media: Media = {
  sm: { video: { src: '/media/narrow.mp4', poster: picture('narrow') }, image: picture('beside') },
  lg: { video: { src: '/media/wide.webm' }, image: picture('wide') },
};

it('names the film of each width, the smallest for every screen that is left', () => {
  expect(filmSources(media, undefined, '')).toEqual([
    { src: '/media/wide.webm', type: 'video/webm', media: '(width >= 64rem)' },
    { src: '/media/narrow.mp4', type: 'video/mp4' },
  ]);
  expect(filmSources({ lg: media.lg }, undefined, '')).toEqual([{ src: '/media/wide.webm', type: 'video/webm' }]);
});

it('asks an asset host only where the settings name one', () => {
  const hosted = { cloudName: 'shop', publicId: 'films/first snow' };
  expect(filmSources(media, hosted, '')).toHaveLength(2);
  expect(filmSources(undefined, hosted, 'https://media.example').map(({ src }) => src)).toEqual([
    'https://media.example/shop/video/upload/q_auto/films/first%20snow.webm',
    'https://media.example/shop/video/upload/q_auto/films/first%20snow.mp4',
  ]);
});

it('shows the poster of a film, else the picture beside it', () => {
  expect(filmPosters(media)).toEqual({ sm: { image: picture('narrow') }, lg: { image: picture('wide') } });
});
