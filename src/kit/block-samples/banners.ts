import { SPLIT_ALIGNMENTS } from '#contract/calls/content/banners.ts';
import { COAST, EVERY_COMMON_FIELD, fields, FOREST, LAKE, LOGO, MEADOW, MOUNTAIN, picture, QUIET, type SampleOf, SNOW, to } from './parts.ts';
import { HITS } from './products.ts';

const every = fields(EVERY_COMMON_FIELD);
const quiet = fields(QUIET);
const winter = {
  eyebrowText: 'Winter range',
  eyebrowTextColor: 'light',
  title: 'Weather is a place to go',
  titleStyle: 'xl',
  titleColor: 'light',
  subtitle: 'Boots that grip, shells that breathe, wool that forgives.',
  subtitleColor: 'light',
  gradient: { style: 'focused', tone: 'dark' },
} as const;
const merino = {
  title: 'Day four, same shirt',
  titleStyle: 'xl',
  richText: '<p>Merino from farms that we have visited: cool at noon, warm at the tent.</p>',
} as const;
/** An experiment that nobody runs: the button keeps its own words. */
const experimentFlag = { key: 'kit_hero_cta', labels: { invitation: 'Find gear for women' }, clickEvent: 'kit_hero_click' };
const buttons = [to('women', 'Shop women', { size: 'lg' }), to('men', 'Shop men', { size: 'lg' })];

export const heroSamples: readonly SampleOf<'hero'>[] = [
  ...(['left-bottom-overlay', 'left-overlay', 'center-overlay'] as const).map((overlay) => ({
    variant: overlay,
    block: {
      id: `hero-${overlay}`,
      kind: 'hero' as const,
      name: overlay,
      variant: 'standardHero',
      ...winter,
      ...(overlay === 'center-overlay' ? { textAlignment: { large: 'center' as const, small: 'center' as const } } : {}),
      overlayLarge: overlay,
      overlaySmall: overlay,
      overlayWidth: 'sm' as const,
      media: MOUNTAIN,
      targets: buttons,
    },
  })),
  ...(['left-below', 'center-below'] as const).map((overlay) => ({
    variant: overlay,
    block: {
      id: `hero-${overlay}`,
      kind: 'hero' as const,
      name: overlay,
      variant: 'standardHero',
      ...merino,
      ...(overlay === 'center-below' ? { textAlignment: { large: 'center' as const, small: 'center' as const } } : {}),
      overlayLarge: overlay,
      overlaySmall: overlay,
      media: MEADOW,
      targets: [to('merino', 'Shop merino')],
    },
  })),
  {
    variant: 'two pictures side by side from medium screens on',
    block: {
      id: 'hero-two',
      experimentFlag,
      kind: 'hero',
      name: 'two pictures',
      variant: 'standardHero',
      ...merino,
      mediaList: [FOREST, COAST],
      responsiveLayout: {
        sm: { layout: 'below-1media', alignment: 'left' },
        md: { layout: 'below-2media', alignment: 'left' },
        lg: { layout: 'below-2media', alignment: 'center' },
      },
      isFullWidth: false,
      targets: [to('merino', 'Shop merino')],
    },
  },
  {
    variant: 'every field',
    block: {
      ...every,
      id: 'hero-every',
      kind: 'hero',
      name: 'every field',
      variant: 'standardHero',
      overlayLarge: 'left-overlay',
      overlaySmall: 'left-bottom-overlay',
    },
  },
  {
    variant: 'no buttons, title read out only',
    block: { ...quiet, id: 'hero-quiet', kind: 'hero', name: 'quiet', variant: 'standardHero', overlayLarge: 'left-below', isFullHeight: true },
  },
];

export const heroProductOverlaySamples: readonly SampleOf<'hero-product-overlay'>[] = [
  {
    variant: 'product at the right',
    block: {
      id: 'hero-product',
      experimentFlag,
      kind: 'hero-product-overlay',
      name: 'product overlay',
      variant: 'standardHero',
      ...winter,
      title: 'The boot that stays',
      overlayLarge: 'left-overlay',
      overlaySmall: 'left-bottom-overlay',
      overlayWidth: 'sm',
      media: SNOW,
      overlayPicture: HITS[6]!.picture,
      targets: [to('winter+boot', 'See the boot')],
    },
  },
  {
    variant: 'every field',
    block: {
      ...every,
      id: 'hero-product-every',
      kind: 'hero-product-overlay',
      name: 'every field',
      variant: 'standardHero',
      overlayLarge: 'left-overlay',
      overlaySmall: 'left-bottom-overlay',
      alignment: { large: 'left', small: 'left' },
      overlayWidth: 'sm',
      overlayPicture: HITS[0]!.picture,
    },
  },
  {
    variant: 'below two pictures, no buttons',
    block: {
      ...quiet,
      id: 'hero-product-quiet',
      kind: 'hero-product-overlay',
      name: 'quiet',
      variant: 'standardHero',
      isFullHeight: true,
      mediaList: [LAKE, COAST],
      responsiveLayout: { md: { layout: 'below-2media', alignment: 'center' } },
      overlayPicture: HITS[1]!.picture,
    },
  },
];

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
      ...(index === 1 ? { hideOnBreakpoint: ['sm' as const] } : {}),
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
      benefit: 'loyalty-free-shipping',
      backgroundImage: picture('scene-mountain-dawn', 'wide', ''),
      title: 'Members ship free.',
      showCloseButton: false,
      hideOnBreakpoint: ['sm'],
    },
  },
];
