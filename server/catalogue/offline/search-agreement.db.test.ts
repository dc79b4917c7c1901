import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { searchProducts } from '#domain/catalogue/product-search.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { database, NOW, search, useSeededCatalogue } from '#server/catalogue/products/testing.ts';
import { deviceCatalogue } from './testing.ts';

useSeededCatalogue();

/** What shoppers type: plainly, wrongly, in the plural, with colours and sizes, half a word, another word for it. */
const TYPED: Readonly<Record<'en' | 'fr' | 'de', readonly string[]>> = {
  en: [
    'trail shoe',
    'trail shoes',
    'trial shoe',
    'runing shoes',
    'rain jacket',
    'rain jaket',
    'waterproof jackt',
    'blue hoodie',
    'grey hoody',
    'gray fleece',
    'red socks',
    'merino',
    'merinos sock',
    'kids boots',
    'boot',
    'womens leggings',
    'mens tights',
    'sneekers',
    'trainers',
    'trousers',
    'pants',
    'beanie hat',
    'backpak',
    'rucksack',
    'down vest',
    'gilet',
    'sandals',
    'sandles',
    'insulated',
    'hik',
    'wint',
    'winter boots women',
    't-shirt',
    'tshirt white',
    'size 9 boots',
    'shoe 42',
    'jacket xl',
    'gift card',
    'wide trail',
    'xyzzy',
    'green',
    'recycled jacket',
    'clog',
    'loafers',
    'cap',
    'dress',
    'skirt',
    'shorts black',
    'polar fleece',
    'the boots for my kids',
  ],
  fr: [
    'chaussure trail',
    'chaussures de trail',
    'chausure trail',
    'veste imperméable',
    'veste impermeable',
    'vestes',
    'doudoune',
    'doudounne',
    'polaire bleue',
    'polaire',
    'chaussettes',
    'chaussette mérinos',
    'randonnée',
    'randonnees',
    'bottes enfant',
    'botte',
    'basket femme',
    'tennis homme',
    'bonnet',
    'bonet',
    'sac à dos',
    'sac',
    'pantalon noir',
    'tee shirt',
    't-shirt blanc',
    'manteau',
    'sandales',
    'hiver',
    'course',
    'legging',
    'carte cadeau',
    'jupe',
    'robe rouge',
    'pointure 42',
    'vert',
    'pull',
    'sweat gris',
    'recyclé',
    'xyzzy',
    'rand',
  ],
  de: [
    'laufschuh',
    'laufschuhe',
    'laufschue',
    'trailschuhe',
    'regenjacke',
    'jacke',
    'jacken',
    'daunenjacke',
    'winterjacke',
    'wanderschuhe',
    'wanderstiefel',
    'stiefel kinder',
    'socken',
    'merino socken',
    'soken',
    'mütze',
    'mutze',
    'rucksack',
    'ruckack',
    'hose',
    'hosen schwarz',
    'turnschuhe',
    'sneaker weiß',
    'damen leggings',
    'herren weste',
    'pullover',
    'fleece blau',
    'sandalen',
    'wasserdicht',
    'geschenkkarte',
    'kleid',
    'rock',
    'grün',
    'größe 42',
    'tshirt',
    't-shirt',
    'kapuzenpulli',
    'xyzzy',
    'regen',
    'schnee',
  ],
};

const device = new Map<LocaleId, Model>();
beforeAll(async () => {
  const server = await modelWithStock(database.db);
  for (const id of LOCALE_IDS) device.set(id, (await deviceCatalogue(server, id, NOW)).model);
}, 240_000);

describe.for(LOCALE_IDS)('what is found without a network in %s', (id) => {
  const locale = LOCALES[id];

  it('begins with the three products that the shop finds first, in at least 95 of 100 queries', async () => {
    const model = device.get(id)!;
    // Codes off labels and addresses, too.
    const [style] = model.styles;
    const colourway = style!.colourways.at(-1)!;
    const queries = [...TYPED[locale.language], style!.id, colourway.id, colourway.variants[0]!.upc, `${style!.id.toLowerCase()} `];
    const different: string[] = [];
    let found = 0;
    for (const q of queries) {
      const [shop, own] = [await search({ q, count: 3 }, id), searchProducts(model, { q, count: 3 }, locale, NOW)];
      if (shop.hits.length > 0) found += 1;
      if (shop.hits.map(({ productId }) => productId).join() !== own?.hits.map(({ productId }) => productId).join()) different.push(q);
    }
    // A list that finds nothing would agree with anything.
    expect(found / queries.length).toBeGreaterThan(0.75);
    expect({ different: different.length / queries.length <= 0.05 ? [] : different }).toEqual({ different: [] });
  });
});
