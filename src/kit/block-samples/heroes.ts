import { COAST, EVERY_COMMON_FIELD, fields, FOREST, LAKE, MEADOW, MOUNTAIN, QUIET, type SampleOf, SNOW, to } from './parts.ts';
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
      textAlignment: { large: 'center', small: 'left' },
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
