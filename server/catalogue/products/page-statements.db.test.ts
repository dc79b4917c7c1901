import { beforeEach, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { contentHandlers } from '#server/catalogue/content/handlers.ts';
import { listenToStatements, statementsOf } from '#server/platform/db/statements-sent.ts';
import { catalogueVersion } from './version.ts';
import { database, details, NOW, search, useSeededCatalogue } from './testing.ts';

useSeededCatalogue();

beforeEach(() => listenToStatements(database.db));

const US = LOCALES['en-us'];

it('the version of the catalogue is read once for all that ask in the same turn, and again afterwards', async () => {
  const together = await statementsOf(() =>
    Promise.all([catalogueVersion(database.db), catalogueVersion(database.db), catalogueVersion(database.db)]),
  );
  expect(together).toHaveLength(1);
  expect(await statementsOf(() => catalogueVersion(database.db))).toHaveLength(1);
});

it('a transaction reads the version itself', async () => {
  const sent = await statementsOf(() =>
    database.db.transaction(async (tx) => {
      await Promise.all([catalogueVersion(tx), catalogueVersion(tx)]);
    }),
  );
  expect(sent).toHaveLength(2);
});

it('what a product page asks of the shop takes at most four statements', async () => {
  const [hit] = (await search({ categoryId: '1110', count: 1 })).hits;
  if (!hit) throw new Error('There is no product');
  const content = contentHandlers()['content.product'];
  const ask = () =>
    Promise.all([
      details(hit.productId),
      content({ params: { mode: 'publish', siteId: US.siteId, productId: hit.id }, query: undefined, body: undefined }, {
        db: database.db,
        locale: US,
        clock: () => NOW,
      } as never),
    ]);
  await ask();
  expect((await statementsOf(ask)).length).toBeLessThanOrEqual(4);
});
