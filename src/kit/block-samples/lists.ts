import { CONTENT_ICONS } from '#contract/calls/content/collections.ts';
import { card, EVERY_COMMON_FIELD, fields, QUIET, type SampleOf, to, tracked } from './parts.ts';

const every = fields(EVERY_COMMON_FIELD);
const quiet = fields(QUIET);

const places = [
  { id: 'forest', title: 'Forest', titleHtml: 'Forest <em>floor</em>', media: card('scene-forest-day', ''), mediaTarget: to('trail', 'Forest') },
  { id: 'lake', title: 'Lakes', media: card('scene-lake-dawn', ''), mediaTarget: to('lake', 'Lakes') },
  { id: 'coast', title: 'Coast', media: card('scene-coast-day', ''), mediaTarget: to('coast', 'Coast') },
  { id: 'summit', title: 'Summits', media: card('scene-mountain-dawn', ''), mediaTarget: to('summit', 'Summits') },
];

export const verticalListSamples: readonly SampleOf<'vertical-list'>[] = [
  {
    variant: 'with pictures',
    block: { id: 'list-places', kind: 'vertical-list', name: 'places', title: 'Where to?', items: places, hoverColor: 'accent' },
  },
  {
    variant: 'colours of its own, on a dark ground',
    block: {
      id: 'list-dark',
      kind: 'vertical-list',
      name: 'places dark',
      title: 'Where to?',
      backgroundColor: 'deep',
      items: places,
      textLinkColor: 'muted',
      hoverColor: 'light',
    },
  },
  {
    variant: 'links alone',
    block: {
      id: 'list-plain',
      kind: 'vertical-list',
      name: 'help',
      title: 'Help',
      items: places.map(({ id, title, mediaTarget }) => ({ id, title, mediaTarget })),
      textLinkColor: 'accent',
      hoverColor: 'ink',
    },
  },
  {
    variant: 'every field',
    block: {
      ...every,
      id: 'list-every',
      kind: 'vertical-list',
      name: 'every field',
      items: places,
      textLinkColor: 'muted',
      hoverColor: 'accent',
      isFullWidth: true,
    },
  },
  {
    variant: 'no buttons, title read out only',
    block: { ...quiet, media: undefined, id: 'list-quiet', kind: 'vertical-list', name: 'quiet', items: places, isFullHeight: true },
  },
];

const { targets: _everyTargets, ...everyButTargets } = every;
const { targets: _quietTargets, ...quietButTargets } = quiet;
const way = (words: string, text: string) => ({ ...to(words, text), size: undefined });
const ways = [
  way('women', 'Women'),
  way('men', 'Men'),
  way('kids', 'Kids'),
  way('gear', 'Gear'),
  { ...way('sale', 'Sale'), targetAttribute: '_blank' as const },
];

export const ctaCollectionSamples: readonly SampleOf<'cta-collection'>[] = [
  { variant: 'small, medium, medium', block: { id: 'cta-usual', kind: 'cta-collection', name: 'ways in', title: 'Start here', targets: ways } },
  {
    variant: 'a size per breakpoint, in the middle',
    block: {
      id: 'cta-sizes',
      kind: 'cta-collection',
      name: 'sizes',
      title: 'Start here',
      backgroundColor: 'sunken',
      textAlignment: { large: 'center', small: 'left' },
      alignment: { large: 'center', small: 'left' },
      targets: ways.slice(0, 3).map((target) => ({ ...target, style: 'secondary', size: { sm: 'md', md: 'sm', lg: 'lg' } })),
    },
  },
  {
    variant: 'every field',
    block: {
      ...everyButTargets,
      id: 'cta-every',
      kind: 'cta-collection',
      name: 'every field',
      targets: ways.map((target) => ({ ...target, size: { sm: 'lg', md: 'lg', lg: 'sm' } })),
    },
  },
  { variant: 'no buttons', block: { ...quietButTargets, id: 'cta-quiet', kind: 'cta-collection', name: 'quiet', targets: ways, isFullHeight: true } },
];

const promises = [
  '<p><b>Delivery in two days</b></p><p>To a door or a store.</p>',
  '<p><b>Sixty days to decide</b></p><p>Returns cost nothing.</p>',
  '<p><b>Repairs for life</b></p><p>Seams, zips and soles.</p>',
  '<p><b>Less of everything</b></p><p>Water, plastic, air miles.</p>',
];
const icons = (count: number) =>
  CONTENT_ICONS.slice(0, count).map((icon, index) => ({
    id: icon,
    icon: { icon, dir: (['outline', 'filled'] as const)[index % 2]! },
    richText: promises[index % promises.length]!,
  }));

export const iconAndTextSamples: readonly SampleOf<'icon-and-text'>[] = [
  {
    variant: 'icon-above-text, four in two columns',
    block: {
      id: 'icons-four',
      kind: 'icon-and-text',
      name: 'promises',
      title: 'What we promise',
      variant: 'icon-above-text',
      iconSize: 'medium',
      items: icons(4),
    },
  },
  {
    variant: 'icon-left, small',
    block: { id: 'icons-left', kind: 'icon-and-text', name: 'left', variant: 'icon-left', iconSize: 'small', items: icons(3) },
  },
  {
    variant: 'one-column, medium',
    block: { id: 'icons-column', kind: 'icon-and-text', name: 'column', variant: 'one-column', iconSize: 'medium', items: icons(4) },
  },
  {
    variant: 'icon-above-text, large, with links, grounds and inks',
    block: {
      id: 'icons-large',
      kind: 'icon-and-text',
      name: 'large',
      variant: 'icon-above-text',
      iconSize: 'large',
      items: icons(12)
        .slice(6)
        .map((item, index) => ({
          ...item,
          target: to('help', 'Read more'),
          backgroundColor: (['sunken', 'accent-soft', 'deep'] as const)[index % 3]!,
          textColor: (['accent', 'ink', 'light'] as const)[index % 3]!,
        })),
    },
  },
  {
    variant: 'every field',
    block: { ...every, id: 'icons-every', kind: 'icon-and-text', name: 'every field', variant: 'icon-left', iconSize: 'small', items: icons(4) },
  },
  {
    variant: 'no buttons, title read out only',
    block: { ...quiet, media: undefined, id: 'icons-quiet', kind: 'icon-and-text', name: 'quiet', items: icons(2), isFullHeight: true },
  },
];

export const spacerSamples: readonly SampleOf<'spacer'>[] = [
  {
    variant: 'on a ground',
    block: {
      id: 'spacer-ground',
      kind: 'spacer',
      name: 'spacer',
      promotionTracking: tracked('spacer'),
      backgroundColor: 'sunken',
      bottomMargins: 'none',
    },
  },
  {
    variant: 'empty, not on small screens',
    block: { id: 'spacer-empty', kind: 'spacer', name: 'spacer', bottomMargins: 'lg', hideOnBreakpoint: ['sm'] },
  },
];

const neighbours = [to('boots', 'Boots'), to('shoes', 'Shoes'), to('sandals', 'Sandals'), to('socks', 'Socks', { targetAttribute: '_blank' })];
export const secondaryNavSamples: readonly SampleOf<'secondary-nav'>[] = (['left', 'center', 'right'] as const).map((alignment, index) => ({
  variant: alignment,
  block: {
    id: `nav-${alignment}`,
    kind: 'secondary-nav' as const,
    name: `nav ${alignment}`,
    title: 'Footwear',
    targets: neighbours,
    alignment,
    divider: index !== 1,
    bottomMargins: 'sm' as const,
    promotionTracking: tracked('nav'),
    ...(index === 2 ? { backgroundColor: 'deep' as const, hideOnBreakpoint: ['sm' as const] } : {}),
  },
}));
