import { SPLIT_ALIGNMENTS } from '#contract/calls/content/banners.ts';
import { COAST, EVERY_COMMON_FIELD, fields, FOREST, LAKE, LOGO, picture, QUIET, type SampleOf, SNOW, to, tracked } from './parts.ts';

const every = fields(EVERY_COMMON_FIELD);
const quiet = fields(QUIET);
export const splitBannerSamples: readonly SampleOf<'split-banner'>[] = [
  ...SPLIT_ALIGNMENTS.map((alignment, index) => ({
    variant: `${alignment}, pictures ${[60, 50, 40][index % 3]} %`,
    block: {
      id: `split-${alignment}`,
      kind: 'split-banner' as const,
      name: alignment,
      eyebrowText: 'From the workshop',
      title: 'Eleven seams, no leaks',
      richText: '<p>How we test a jacket: a gutter, a November and a good deal of complaining.</p>',
      imageWidth: ([60, 50, 40] as const)[index % 3]!,
      mediaList: [FOREST, COAST, LAKE],
      alignment,
      verticalAlignment: (['middle', 'top', 'bottom'] as const)[index % 3]!,
      targets: [to('rain+jacket', 'Rain jackets')],
    },
  })),
  {
    variant: 'every field',
    block: {
      ...every,
      id: 'split-every',
      kind: 'split-banner',
      name: 'every field',
      imageWidth: 60,
      mediaList: [SNOW],
      alignment: 'left-right',
      verticalAlignment: 'bottom',
    },
  },
  {
    variant: 'no buttons, full height',
    block: { ...quiet, id: 'split-quiet', kind: 'split-banner', name: 'quiet', mediaList: [], isFullHeight: true },
  },
];

export const menuBannerSamples: readonly SampleOf<'menu-banner'>[] = (['text-overlay', 'text-below'] as const).flatMap((variant) =>
  (['overlay-bottom', 'overlay-center'] as const).map((overlayPosition, index) => ({
    variant: `${variant}, ${overlayPosition}`,
    block: {
      id: `menu-banner-${variant}-${overlayPosition}`,
      kind: 'menu-banner' as const,
      name: `menu banner ${variant}`,
      promotionTracking: { creativeName: 'kit', promotionId: 'kit-menu', promotionName: 'Menu' },
      variant,
      overlayPosition,
      alignment: (['left', 'center'] as const)[index]!,
      eyebrowText: 'Trail running',
      title: 'Roots, rain, no rush',
      subtitle: 'Shoes for ground that gives',
      mediaTarget: to('trail', 'Trail running'),
      mediaObject: picture('scene-forest-day-trail-runner', 'card', 'A trail shoe on a forest path'),
      bottomMargins: 'md' as const,
      ...(index === 1 ? { hideOnBreakpoint: ['sm' as const], backgroundColor: 'sunken' as const } : {}),
    },
  })),
);

export const benefitBarSamples: readonly SampleOf<'benefit-bar'>[] = [
  ...(['left', 'center', 'right'] as const).map((alignment) => ({
    variant: `${alignment}, can be closed`,
    block: {
      id: `benefit-${alignment}`,
      kind: 'benefit-bar' as const,
      name: `benefit ${alignment}`,
      alignment,
      logo: LOGO,
      infoIcon: { url: '/icon.svg' },
      title: 'Sixty days to decide.',
      subtitle: 'Returns cost nothing.',
      targets: [{ id: 'returns', url: '/en-us/help/returns/how-to-return', text: 'How it works' }],
      showCloseButton: true,
      bottomMargins: 'sm' as const,
    },
  })),
  {
    variant: 'free shipping of members (not in FR, IT, DE, GB), with a picture',
    block: {
      id: 'benefit-shipping',
      kind: 'benefit-bar',
      name: 'benefit shipping',
      promotionTracking: tracked('benefit'),
      benefit: 'loyalty-free-shipping',
      backgroundImage: picture('scene-mountain-dawn', 'wide', ''),
      title: 'Members ship free.',
      showCloseButton: false,
      hideOnBreakpoint: ['sm'],
    },
  },
];
