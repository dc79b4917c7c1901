import type { BlockKind, ContentBlock } from '#contract/calls/content/blocks.ts';
import type { CommonFields, Media, Target } from '#contract/calls/content/parts.ts';
import type { PictureRef } from '#contract/calls/products.ts';

/** One way in which a block can be used, with what it is called on the page. */
export interface BlockSample<Block = ContentBlock> {
  readonly variant: string;
  readonly block: Block;
}

export type SampleOf<Kind extends BlockKind> = BlockSample<Extract<ContentBlock, { readonly kind: Kind }>>;

/** Landscapes of the shop's own, in the shape for each screen. */
export const picture = (key: string, angle: 'wide' | 'card' | 'tall', alt: string): PictureRef => ({ key, angle, alt, tone: '#5d6b6a' });

export const scene = (key: string, alt: string): Media => ({
  sm: { image: picture(key, 'tall', alt) },
  md: { image: picture(key, 'wide', alt) },
  lg: { image: picture(key, 'wide', alt) },
});

export const card = (key: string, alt: string): Media => {
  const image = picture(key, 'card', alt);
  return { sm: { image }, md: { image }, lg: { image } };
};

export const MOUNTAIN = scene('scene-mountain-dawn', 'A footpath climbs towards snowy peaks in the first light');
export const FOREST = scene('scene-forest-day', 'Sun between tall pines');
export const LAKE = scene('scene-lake-dawn', 'A still lake below a mountain');
export const COAST = scene('scene-coast-day', 'Cliffs and open sea');
export const SNOW = scene('scene-snow-day', 'Fresh snow on a quiet slope');
export const MEADOW = scene('scene-meadow-dusk', 'Evening light over a hill pasture');

const search = (words: string): string => `/en-us/search?q=${words}`;
export const to = (words: string, text: string, look: Partial<Target> = {}): Target => ({ url: search(words), text, ...look });

export const LOGO = { url: '/icon.svg', alt: 'Waymark' } as const;

/** Every common field that can be seen at once; what hides others is in QUIET. `alignment` differs by kind. */
export const EVERY_COMMON_FIELD = {
  promotionTracking: { creativeName: 'kit', promotionId: 'kit-every-field', promotionName: 'Every field' },
  media: LAKE,
  mediaTarget: to('lake', 'Everything for the lake'),
  targets: [to('wool', 'Shop wool', { style: 'primary', size: 'md' }), to('rain', 'Shop rain', { style: 'secondary', targetAttribute: '_blank' })],
  title: 'Every field',
  titleHtml: 'Every <em>field</em>',
  titleColor: 'light',
  titleStyle: 'lg',
  subtitle: 'What a block can say, all at once',
  subtitleHtml: 'What a block can say, <b>all at once</b>',
  subtitleColor: 'light',
  subtitleStyle: 'md',
  overline: { text: 'Chapter three', color: 'light', style: 'sm' },
  eyebrowText: 'The kit',
  eyebrowTextColor: 'light',
  eyebrowLogo: LOGO,
  eyebrowLogoResponsive: { sm: LOGO, md: LOGO, lg: { url: '/icons/icon-192.png', alt: 'Waymark' } },
  richText: '<p>Text with a <a href="/en-us/search?q=boots">link</a>.</p>',
  richTextColor: 'light',
  richTextBelowTargets: '<p>Free returns for thirty days.</p>',
  richTextBelowTargetsColor: 'light',
  backgroundColor: 'deep',
  caption: { text: 'Photographed at 1,900 m', color: 'light', style: 'xs', position: 'top' },
  gradient: { style: 'focused', tone: 'dark', breakpoints: ['sm', 'md', 'lg'] },
  equalTargetSize: true,
  textAlignment: { large: 'center', small: 'left' },
  alignment: { large: 'right', small: 'center' },
  overlayWidth: 'md',
  isFullHeight: false,
  isFullWidth: true,
  bottomMargins: 'md',
  backdrop: true,
} as const satisfies Partial<CommonFields>;

/** What a block without words of its own is reported as. */
export const tracked = (id: string) => ({ creativeName: 'kit', promotionId: `kit-${id}`, promotionName: id });

/** Fields that take something away: title read out only, no buttons, not on small screens. */
export const QUIET = {
  title: 'A title that is read out only',
  titleH1: false,
  hideTitle: true,
  subtitle: 'It has no buttons and is not shown on small screens',
  media: SNOW,
  linkType: 'No-CTA',
  targets: [to('snow', 'Never shown')],
  hideOnBreakpoint: ['sm'],
  caption: { text: 'Never shown', position: 'off' },
  gradient: { style: 'off' },
} as const satisfies Partial<CommonFields>;

type Mutable<T> = T extends readonly (infer Item)[] ? Mutable<Item>[] : T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
/** The constants above as the contract's types want them. */
export const fields = <T extends Partial<CommonFields>>(constant: T): Mutable<T> => constant as Mutable<T>;
