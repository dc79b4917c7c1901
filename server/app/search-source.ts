import type { OfflineCatalogue, Part } from '#contract/calls/offline-catalogue.ts';
import type { ProductSearch } from '#contract/calls/products.ts';
import { wire } from '#contract/calls/wire.gen.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { readPack } from '#domain/catalogue/pack/read-parts.ts';
import { searchProducts } from '#domain/catalogue/product-search.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { createOfflineCatalogue } from '#server/catalogue/offline/offline-catalogue.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { FolderInUse } from '#server/platform/db/lock-file.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/platform/db/open.ts';
import { loadEnv } from '#server/platform/env.ts';

export interface SearchSource {
  /** Colourways as a list shows them, the best first. */
  readonly search: (query: string, count: number) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

const idsOf = (answer: ProductSearch | undefined): string[] => (answer?.hits ?? []).map(({ productId }) => productId);

const searchIn =
  (model: Model, locale: LocaleId): SearchSource['search'] =>
  async (q, count) =>
    idsOf(searchProducts(model, { q, count }, LOCALES[locale], new Date()));

/** The catalogue as a device has it: its parts have been sent as text. */
const onDevice = async (manifest: OfflineCatalogue, part: (hash: string) => Promise<string>): Promise<Model> => {
  const parts: Part[] = [];
  for (const { hash } of manifest.parts) parts.push(JSON.parse(await part(hash)) as Part);
  return readPack({ manifest, parts });
};

/** The shop that runs on this machine. */
const runningShop = async (port: number, locale: LocaleId, device: boolean): Promise<SearchSource> => {
  const get = async (path: string, query = ''): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}?locale=${locale}${query}`);
    if (!response.ok) throw new Error(`The shop at port ${port} answers ${response.status}`);
    return response.text();
  };
  const close = async (): Promise<void> => {};
  if (!device) {
    const [, path] = wire['products.productSearch'];
    return {
      search: async (q, count) => idsOf(JSON.parse(await get(path, `&${new URLSearchParams({ q, count: `${count}` })}`)) as ProductSearch),
      close,
    };
  }
  const manifest = JSON.parse(await get(wire['products.offlineCatalogue'][1])) as OfflineCatalogue;
  const model = await onDevice(manifest, (hash) => get(wire['products.offlineCataloguePart'][1].replace('{hash}', hash)));
  return { search: searchIn(model, locale), close };
};

const fromDatabase = async ({ db, close }: OpenDatabase, locale: LocaleId, device: boolean): Promise<SearchSource> => {
  const now = new Date();
  await migrate(db);
  await seedDatabase(db, now);
  const model = await modelWithStock(db);
  if (!device) return { search: searchIn(model, locale), close };
  const catalogue = createOfflineCatalogue();
  const manifest = await catalogue.manifest(model, LOCALES[locale], now);
  const copy = await onDevice(manifest, async (hash) => JSON.stringify(catalogue.part(hash)));
  return { search: searchIn(copy, locale), close };
};

/**
 * The search of the shop in `DATA_DIR` or `DATABASE_URL`, which is made and filled where there is none; of the one that runs, where it has the folder open.
 * @param device search in the offline catalogue, as a device does without a network
 */
export const openSearch = async (locale: LocaleId, device: boolean): Promise<SearchSource> => {
  const env = loadEnv();
  try {
    return await fromDatabase(await openDatabase(env), locale, device);
  } catch (error) {
    if (error instanceof FolderInUse) return runningShop(env.port, locale, device);
    throw error;
  }
};
