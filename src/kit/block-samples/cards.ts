import type { LinkedCardBlock } from '#contract/calls/content/banners.ts';
import { card, EVERY_COMMON_FIELD, fields, LOGO, QUIET, type SampleOf, to } from './parts.ts';

const every = fields(EVERY_COMMON_FIELD);
const quiet = fields(QUIET);

export const story = (id: string, key: string, alt: string, title: string, more: Partial<LinkedCardBlock> = {}): LinkedCardBlock => ({
  id,
  kind: 'linked-card',
  name: id,
  eyebrowText: 'Story',
  title,
  titleStyle: 'md',
  richText: '<p>Read on a wet Tuesday, remembered on the first dry Saturday.</p>',
  media: card(key, alt),
  mediaTarget: to('boots', title),
  linkType: 'No-CTA',
  ...more,
});

const overlaid = { titleColor: 'light', eyebrowTextColor: 'light', richTextColor: 'light', titleStyle: 'lg' } as const;

export const linkedCardSamples: readonly SampleOf<'linked-card'>[] = [
  {
    variant: 'words below',
    block: story('card-below', 'scene-rain-dusk', 'Rain over a city at dusk', 'Eleven seams, no leaks', {
      media: card('scene-rain-dusk', 'Rain over a city at dusk'),
    }),
  },
  ...(['overlay', 'overlay-top', 'overlay-bottom'] as const).map((layout) => ({
    variant: `${layout}, centred`,
    block: story(`card-${layout}`, 'scene-coast-day', 'Cliffs and open sea', 'Old snow, new snow, slush', {
      ...overlaid,
      responsiveLayout: { sm: { layout, alignment: 'center' as const }, lg: { layout, alignment: 'center' as const } },
    }),
  })),
  {
    variant: 'over the picture on large screens alone, with a badge and a button',
    block: story('card-badge', 'scene-snow-day', 'Fresh snow on a quiet slope', 'The sole comes off', {
      ...overlaid,
      linkType: undefined,
      badge: LOGO,
      overlayWidth: 'xs',
      targets: [to('resolable', 'Resolable shoes', { size: 'sm' })],
      responsiveLayout: {
        sm: { layout: 'overlay-bottom' },
        md: { layout: 'overlay-top', alignment: 'left' },
        lg: { layout: 'overlay', alignment: 'left' },
      },
    }),
  },
  {
    variant: 'without a picture',
    block: story('card-strip', 'x', '', 'Present for somebody?', { media: undefined, backgroundColor: 'accent-soft' }),
  },
  {
    variant: 'every field',
    block: {
      ...every,
      id: 'card-every',
      kind: 'linked-card',
      name: 'every field',
      badge: LOGO,
      responsiveLayout: { lg: { layout: 'overlay-bottom' } },
    },
  },
  { variant: 'no buttons, title read out only', block: { ...quiet, id: 'card-quiet', kind: 'linked-card', name: 'quiet', isFullHeight: true } },
];

export const categoryCardSamples: readonly SampleOf<'category-card'>[] = [
  ...(['bottom', 'middle'] as const).map((titlePosition) => ({
    variant: `title at the ${titlePosition}`,
    block: {
      id: `category-${titlePosition}`,
      kind: 'category-card' as const,
      name: titlePosition,
      title: 'Women’s trail shoes',
      titlePosition,
      titleColor: 'light' as const,
      media: card('scene-forest-day', 'Sun between tall pines'),
      target: to('trail', 'Trail shoes'),
      isFullWidth: true,
    },
  })),
  {
    variant: 'every field',
    block: { ...every, id: 'category-every', kind: 'category-card', name: 'every field', titlePosition: 'bottom', target: to('lake', 'To the lake') },
  },
  {
    variant: 'no buttons, title read out only',
    block: { ...quiet, id: 'category-quiet', kind: 'category-card', name: 'quiet', target: to('snow', 'To the snow'), isFullHeight: true },
  },
];
