import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { stock, stockNotices, styles, variants } from '#server/platform/db/schema/catalogue.ts';
import { call, database, details, NOW, search, useSeededCatalogue } from './testing.ts';
import { findVariants } from './variants.ts';

useSeededCatalogue();

describe('a product', () => {
  it('is the same style from any of its colours, seen from the one that was asked for', async () => {
    const hit = (await search({ categoryId: '1150', count: 1 })).hits[0]!;
    const style = await details(hit.id);
    const other = style.attributes[0]!.options.at(-1)!.productId!;
    const fromColour = await details(other);
    expect(fromColour.productId).toBe(other);
    expect({ ...fromColour, productId: '', sku: '', price: 0, badge: '' }).toEqual({ ...style, productId: '', sku: '', price: 0, badge: '' });
  });

  it('speaks the language, the money and the sizes of each locale', async () => {
    const id = (await search({ q: 'Skerry', filters: 'gender:women' })).hits[0]!.id;
    const said = await Promise.all((['en-us', 'en-gb', 'fr-fr', 'de-de', 'en-ca'] as const).map((locale) => details(id, locale)));
    expect(said.map(({ currency }) => currency)).toEqual(['USD', 'GBP', 'EUR', 'EUR', 'CAD']);
    expect(said.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Women’s Skerry/),
      expect.stringMatching(/^Women’s Skerry/),
      expect.stringMatching(/^Chaussure de trail Skerry.* pour femme$/),
      expect.stringMatching(/^Trailrunningschuh Skerry.* für Damen$/),
      expect.stringMatching(/^Women’s Skerry/),
    ]);
    const sizes = said.map(({ attributes }) => attributes.find(({ type }) => type === 'size')?.options.find(({ value }) => value === '8.5')?.label);
    expect(sizes).toEqual(['8.5', '6', '40', '40', '8.5']);
    expect(said.map(({ attributes }) => attributes[0]?.label)).toEqual(['Color', 'Colour', 'Couleur', 'Farbe', 'Colour']);
  });

  it('shows sold-out sizes, calls the last pieces LOW STOCK, and follows the stock at once', async () => {
    const id = (await search({ categoryId: '2150', count: 1 })).hits[0]!.id;
    const { upc } = (await details(id)).variants.find((variant) => variant.inventory === 'InStock')!;
    const set = (onHand: number) =>
      database.db
        .update(stock)
        .set({ onHand })
        .where(sql`${stock.upc} = ${upc} and ${stock.location} = 'ship'`);
    const seen = async () => (await details(id)).variants.find((variant) => variant.upc === upc)!;
    await set(3);
    expect(await seen()).toMatchObject({ stockStatus: 'LOW STOCK', quantity: 3, inventory: 'InStock', maxQty: 3 });
    await set(4);
    expect(await seen()).toMatchObject({ stockStatus: 'AVAILABLE', quantity: 4 });
    await set(0);
    expect(await seen()).toMatchObject({ stockStatus: 'OUT OF STOCK', inventory: 'OutOfStock', notifyMe: true });
    const inventory = (await call('products.inventory', { params: { productId: id } })) as { variants: Record<string, unknown> };
    expect(inventory.variants[upc]).toEqual({ quantity: 0, stockStatus: 'OUT OF STOCK' });
  });

  it('does not promise what another cart holds', async () => {
    const id = (await search({ categoryId: '2160', count: 1 })).hits[0]!.id;
    const variant = (await details(id)).variants.find(({ quantity }) => quantity > 5)!;
    await database.db.execute(
      sql`insert into reservations (cart_id, upc, location, qty, expires_at) values ('018f0000-0000-7000-8000-000000000001', ${variant.upc}, 'ship', 2, ${new Date(NOW.getTime() + 60_000).toISOString()}), ('018f0000-0000-7000-8000-000000000002', ${variant.upc}, 'ship', 3, ${new Date(NOW.getTime() - 60_000).toISOString()})`,
    );
    expect((await details(id)).variants.find(({ upc }) => upc === variant.upc)?.quantity).toBe(variant.quantity - 2);
  });

  it('has the prior price of a reduction in every currency it is sold in', async () => {
    const hits = (await search({ categoryId: '6000', count: 96 }, 'fr-fr')).hits;
    expect(hits.filter(({ price }) => price.historicBestPrice !== undefined && price.salesPriceActiveDate !== undefined)).toHaveLength(hits.length);
    expect(hits.some(({ price }) => price.historicBestPrice! < price.original)).toBe(true);
    for (const { price } of hits)
      if (price.percentagePriceDiscount !== undefined)
        expect(price.percentagePriceDiscount).toBe(Math.floor(((price.historicBestPrice! - price.current) * 100) / price.historicBestPrice!));
  });

  it('announces without selling', async () => {
    const soon = (await database.db.select({ id: styles.id }).from(styles).where(eq(styles.comingSoon, true)))[0]!;
    const product = await details(soon.id);
    expect(product).toMatchObject({ comingSoon: true });
    expect(product.targetPublishDate).toBeDefined();
    expect(product.variants.every(({ inventory, stockStatus }) => inventory === 'OutOfStock' && stockStatus === 'OUT OF STOCK')).toBe(true);
  });

  it('sells gift cards by amount, always in stock', async () => {
    const card = (await search({ categoryId: '4400' }, 'de-de')).hits[0]!;
    const product = await details(card.id, 'de-de');
    expect(product.productType).toBe('digital');
    expect(product.attributes[1]).toMatchObject({ type: 'size', label: 'Betrag' });
    expect(product.attributes[1]?.options.map(({ label }) => label.replaceAll(/\s/g, ' '))).toEqual([
      '25 €',
      '50 €',
      '75 €',
      '100 €',
      '150 €',
      '200 €',
      '500 €',
    ]);
    expect(product.variants.map(({ price, stockStatus }) => [price.current, stockStatus]).slice(0, 2)).toEqual([
      [2500, 'AVAILABLE'],
      [5000, 'AVAILABLE'],
    ]);
  });

  it('is PLP400 (404) when there is none', async () => {
    for (const id of ['ZZZZZZZZ', 'ZZZZZZZZZZZ', `${(await search({ count: 1 })).hits[0]!.id}ZZZ`, 'AAAAAAAAA']) {
      await expect(details(id)).rejects.toMatchObject({ code: 'PLP400', status: 404 });
    }
  });

  it('knows the stock of stores', async () => {
    const [row] = (await database.db.select().from(stock).where(eq(stock.location, 'US-PDX')).limit(1)) as [typeof stock.$inferSelect];
    const styleId = (await database.db.select({ colourway_id: variants.colourwayId }).from(variants).where(eq(variants.upc, row.upc)))[0]!
      .colourway_id;
    const answer = await call('products.availability', {
      params: { productId: styleId },
      body: { upcs: [row.upc, '00000000'], storeIds: ['US-PDX', 'NOWHERE'] },
    });
    expect(answer).toEqual({
      stores: [
        { storeId: 'US-PDX', variants: { [row.upc]: row.onHand } },
        { storeId: 'NOWHERE', variants: { [row.upc]: 0 } },
      ],
    });
  });

  it('remembers who wants to hear of it, once', async () => {
    const product = await details((await search({ count: 1 })).hits[0]!.id);
    const body = { upc: product.variants[0]!.upc, productId: product.productId, email: 'Ada@Example.org' };
    for (const _ of [1, 2]) expect(await call('products.notifications', { body })).toEqual({ accepted: true });
    expect(await database.db.select({ email: stockNotices.email }).from(stockNotices)).toEqual([{ email: 'ada@example.org' }]);
    await expect(call('products.notifications', { body: { ...body, upc: '00000000' } })).rejects.toMatchObject({ code: 'ORD404' });
  });

  it('has a size chart in the words of the locale', async () => {
    expect(await call('fapi.components.size-chart', { params: { productType: 'shoes-women' } }, 'fr-fr')).toMatchObject({
      title: 'Chaussures femme',
      columns: ['US', 'UK', 'EU', 'Pied (cm)'],
    });
    await expect(call('fapi.components.size-chart', { params: { productType: 'hats' } })).rejects.toMatchObject({ code: 'API404' });
  });
});

describe('variants for the cart', () => {
  it('come with price, words and limits', async () => {
    const product = await details((await search({ q: 'Skerry', filters: 'gender:men' })).hits[0]!.id, 'de-de');
    const wanted =
      product.variants.find(({ attributes, inventory }) => attributes['size'] === '9' && inventory === 'InStock') ?? product.variants[0]!;
    const found = await findVariants(database.db, [wanted.upc, '00000000'], LOCALES['de-de'], NOW);
    expect(found.size).toBe(1);
    expect(found.get(wanted.upc)).toMatchObject({
      productId: wanted.productId,
      masterId: product.id,
      name: product.name,
      pdpUrl: expect.stringContaining(`/de-de/p/`),
      productImageURL: `/images/${wanted.productId}/side/160`,
      isDigital: false,
      taxClass: 'footwear',
      price: { currency: 'EUR', current: wanted.price.current, original: wanted.price.original },
      sellable: true,
      maxQty: 10,
    });
    expect(found.get(wanted.upc)?.attributes.find(({ type }) => type === 'size')).toMatchObject({ value: '9', label: '42,5' });
  });
});
