import { shopify } from '#server/import/testing.ts';

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const COLOURS = ['Navy', 'Rust', 'Forest Green', 'Off White', 'Black / Grey', 'Ocre "doré"'];
const SIZES = ['XS', 'S', 'M', 'L', 'XL', '39', '40 1/3', '41', '10.5', 'One Size'];
const TITLES = [
  'Trail Shoe',
  'Down Jacket',
  'Merino Tee',
  'Kids’ Boots',
  'Women’s Fleece',
  'Men’s Shorts & Belt',
  'Beanie',
  'Gift Card',
  'Tote, large',
];
const BODIES = [
  '',
  'Plain words.',
  '<p>Grips on <b>wet</b> rock.</p>',
  '<div>One</div><table><tr><td>a</td><td>b</td></tr></table>',
  '<ul><li>One</li><li>Two & three</li></ul>',
];

/** A Shopify file with everything that exports hold: pictures of products and of variants, missing SKUs, untracked stock, reductions, drafts, three options. */
export const makeShopifyCatalogue = (products: number, seed: number): string => {
  const random = randomFrom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const chance = (part: number): boolean => random() < part;
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const rows: Record<string, string>[] = [];
  for (let index = 0; index < products; index += 1) {
    const handle = `product-${index}`;
    const hasColour = chance(0.8);
    const hasSize = chance(0.8);
    const sizeFirst = chance(0.3);
    const hasSku = chance(0.8);
    const colours = hasColour ? COLOURS.slice(0, 1 + below(COLOURS.length)) : [''];
    const sizes = hasSize ? SIZES.filter(() => chance(0.2)) : [''];
    const pictures = Array.from({ length: below(5) }, (_, place) => `https://pictures.example/${index}-${place}.jpg`);
    const choices = colours.flatMap((color) => (sizes.length === 0 ? ['M'] : sizes).map((size) => ({ color, size })));
    const names = [hasColour && 'Color', hasSize && 'Size'].filter((name) => name !== false);
    if (sizeFirst) names.reverse();
    for (const [place, { color, size }] of choices.entries()) {
      const price = 500 + below(30_000);
      const isTracked = chance(0.7);
      const values = names.map((name) => (name === 'Color' ? color : size));
      rows.push({
        Handle: handle,
        ...(place === 0
          ? {
              Title: `${pick(TITLES)} ${index}`,
              'Body (HTML)': pick(BODIES),
              Vendor: pick(['Acme', 'Müller & Söhne', '']),
              Type: pick(['', 'Shoes', 'Shoes > Trail', 'Apparel > Tops > Tees', 'Products']),
              Tags: pick(['', 'Women', 'waterproof, merino', 'men, women', 'Kids, new']),
              Published: chance(0.9) ? 'true' : 'false',
              Status: 'active',
              'Option1 Name': names[0] ?? 'Title',
              'Option2 Name': names[1] ?? '',
            }
          : {}),
        'Option1 Value': values[0] ?? 'Default Title',
        'Option2 Value': values[1] ?? '',
        'Variant SKU': hasSku ? (chance(0.05) ? `${handle}-same` : `${handle}-${place}`) : '',
        'Variant Inventory Tracker': isTracked ? 'shopify' : '',
        'Variant Inventory Qty': isTracked ? String(below(60)) : '',
        'Variant Inventory Policy': chance(0.8) ? 'deny' : 'continue',
        'Variant Price': (price / 100).toFixed(2),
        'Variant Compare At Price': chance(0.2) ? ((price + 1_000) / 100).toFixed(2) : '',
        ...(pictures[place] === undefined ? {} : { 'Image Src': pictures[place], 'Image Position': String(place + 1) }),
        ...(chance(0.3) && pictures.length > 0 ? { 'Variant Image': pick([...pictures, `https://pictures.example/${index}-own-${place}.jpg`]) } : {}),
      });
    }
  }
  return shopify(rows);
};
