import type { ProductHit } from '#contract/calls/products.ts';

/** @param price in cents, now and before */
const hit = (id: string, colour: string, angles: readonly [string, string], name: string, price: readonly [number, number]): ProductHit => {
  const [current, original] = price;
  const productId = `${id}${colour}`;
  const picture = { key: productId, angle: angles[0], alt: name, tone: '#efece7' };
  const slug = name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-');
  return {
    id,
    name,
    productId,
    url: `/en-us/p/${slug}-${id}`,
    ...(current < original ? { badge: 'Marked Down' } : {}),
    eyebrow: 'Made to last',
    price: { currency: 'USD', current, original, lowCurrent: current, highCurrent: current, lowOriginal: original, highOriginal: original },
    rating: { score: 4.7, reviewsCount: 312 },
    picture,
    hoverPicture: { ...picture, angle: angles[1] },
    swatches: [{ productId, label: 'This colour', swatch: ['#2f8fa8'], picture, available: true }],
    inventory: 'InStock',
    comingSoon: false,
  };
};

/** Products of the example shop. */
export const HITS: readonly ProductHit[] = [
  hit('VPNF51V4', 'SU2', ['side', 'pair'], 'Men’s Meridian Running Shoe', [139_95, 139_95]),
  hit('ZWJBKDGP', 'WH3', ['front', 'back'], 'Women’s Squelch Rain Pants', [119_95, 119_95]),
  hit('WQY0PTJ4', 'TL0', ['front', 'back'], 'Men’s Saltmarsh Long-Sleeve Top', [57_95, 57_95]),
  hit('SJQ0PBR2', 'BA0', ['front', 'back'], 'Women’s Fathom Long-Sleeve Top', [37_95, 51_95]),
  hit('BCB806WS', 'DW0', ['side', 'pair'], 'Men’s Talus Waterproof Trail Running Shoe', [179_95, 179_95]),
  hit('FQ4HN58Y', 'MO0', ['front', 'back'], 'Men’s Bracken Linen Pants', [65_95, 94_95]),
  hit('KMJJ9CGZ', 'OA2', ['side', 'pair'], 'Women’s Firn Winter Boot', [189_95, 189_95]),
  hit('XJ502KFV', 'GP0', ['side', 'pair'], 'Women’s Hearth Winter Boot', [169_95, 169_95]),
];
