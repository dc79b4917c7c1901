import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { picture, to, type BlockSample } from './parts.ts';

const link = (words: string, text: string) => ({ url: to(words, text).url, text });
const columns: MenuItem['columns'] = [
  { title: 'Shoes', target: link('shoes', 'Shoes'), links: [link('trail', 'Trail shoes'), link('road', 'Road shoes'), link('sandals', 'Sandals')] },
  { title: 'Clothing', links: [link('rain', 'Rain jackets'), link('wool', 'Wool'), link('down', 'Down')] },
];

const items: readonly MenuItem[] = [
  {
    id: 'women',
    title: 'Women',
    target: link('women', 'Women'),
    menuStyle: 'standard',
    columns,
    menuBanner: {
      id: 'kit-menu-banner',
      name: 'kit menu banner',
      eyebrowText: 'Winter boots',
      title: 'Warm to the last tram',
      subtitle: 'Soles that stay soft below freezing',
      promotionTracking: { creativeName: 'kit', promotionId: 'kit-menu', promotionName: 'Menu' },
      alignment: 'left',
      overlayPosition: 'overlay-bottom',
      variant: 'text-overlay',
      mediaTarget: to('winter+boot', 'Winter boots'),
      mediaObject: picture('scene-snow-day-winter-boot', 'card', 'A winter boot in fresh snow'),
    },
    visualSelectorsTitle: 'By what you do',
    visualSelectors: [
      { id: 'trail', target: link('trail', 'Trail'), picture: { key: 'VPNF51V4SU2', angle: 'side', alt: '', tone: '#efece7' } },
      { id: 'rain', target: link('rain', 'Rain'), picture: { key: 'ZWJBKDGPWH3', angle: 'front', alt: '', tone: '#efece7' } },
    ],
    hideShopAll: { large: false, small: false },
  },
  {
    id: 'gifts',
    title: 'Gifts',
    target: link('gift', 'Gifts'),
    menuStyle: 'muted',
    menuIcon: 'gift',
    titleVisibility: 'small',
    columns,
    hideShopAll: { large: false, small: false },
    overrideShopAll: link('gift', 'Every gift'),
  },
  {
    id: 'repair',
    title: 'Repairs',
    target: link('repair', 'Repairs'),
    menuIcon: 'repair',
    titleVisibility: 'always',
    columns,
    hideShopAll: { large: true, small: true },
  },
  { id: 'sale', title: 'Sale', target: link('sale', 'Sale'), menuStyle: 'accent', columns: [], hideShopAll: { large: true, small: true } },
];

export const megaMenuSamples: readonly BlockSample<readonly MenuItem[]>[] = [{ variant: 'styles, icons, hidden titles, shop all', block: items }];
