import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import type { OfflineCatalogue } from '#contract/calls/offline-catalogue.ts';
import { LOCALES } from '#contract/locales.ts';
import type { Model, PriceTimelines } from '#domain/catalogue/model/types.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { agreementQueries } from '#server/catalogue/offline/agreement-queries.ts';
import { createOfflineCatalogue } from '#server/catalogue/offline/offline-catalogue.ts';
import { scaledCatalogue } from '#server/catalogue/offline/scaled-catalogue.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { readyBody } from '#server/platform/http/immutable-answer.ts';

const LOCALE = LOCALES['en-us'];
/** Prices that change between two manifests. */
const CHANGES = 10;

/** A catalogue of some size as it is sent. */
export interface ScaledPack {
  readonly variants: number;
  readonly products: number;
  /** Bytes of manifest and parts on the line, compressed with brotli. */
  readonly packBytes: number;
  /** What of that is fetched after ten changes of a price. */
  readonly differenceBytes: number;
  readonly buildMs: number;
  /** For how long nothing else could be done while the parts were made, at most, ms. */
  readonly blockedMs: number;
  readonly manifest: OfflineCatalogue;
  /** The text of a part. */
  readonly part: (hash: string) => Promise<string | undefined>;
  /** A product and the letters of its name's beginning: one that only a large catalogue has. */
  readonly lastProduct: { readonly id: string; readonly name: string };
}

const onTheLine = (manifest: OfflineCatalogue, parts: OfflineCatalogue['parts']): number =>
  brotliCompressSync(JSON.stringify(manifest)).length + parts.reduce((sum, { size }) => sum + size, 0);

/** The same catalogue with other prices for some of its colourways, spread evenly. */
const repriced = (seed: Model, model: Model, variants: number, now: Date): Model => {
  const ids = [...model.colourwayById.keys()];
  const changed = new Map(Array.from({ length: CHANGES }, (_, at) => [ids[Math.floor((ids.length * at) / CHANGES)], at] as const));
  const priceOf = ({ id }: { readonly id: string }): PriceTimelines | undefined => {
    const at = changed.get(id);
    return at === undefined ? undefined : { [LOCALE.currency]: [{ from: now.getTime() - 1, current: 4_321 + at, original: 9_900 }] };
  };
  return scaledCatalogue(seed, { variants, priceOf });
};

const packOf = async (seed: Model, variants: number): Promise<ScaledPack> => {
  const now = new Date();
  const model = scaledCatalogue(seed, { variants });
  const catalogue = createOfflineCatalogue();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const began = performance.now();
  delay.enable();
  const manifest = await catalogue.manifest(model, LOCALE, now);
  delay.disable();
  const buildMs = performance.now() - began;
  const next = await catalogue.manifest(repriced(seed, model, variants, now), LOCALE, now);
  const had = new Set(manifest.parts.map(({ hash }) => hash));
  const last = model.styles.at(-1);
  return {
    variants: manifest.variants,
    products: manifest.products,
    packBytes: onTheLine(manifest, manifest.parts),
    differenceBytes: onTheLine(
      next,
      next.parts.filter(({ hash }) => !had.has(hash)),
    ),
    buildMs,
    blockedMs: delay.max / 1e6,
    manifest,
    part: async (hash) => {
      const part = catalogue.part(hash);
      return part && (await readyBody(part)).text;
    },
    lastProduct: { id: last?.id ?? '', name: last?.names['en'] ?? '' },
  };
};

/** Catalogues made from the example shop's, and what people type. */
export const openScaledPacks = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-bench-catalogue-'));
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(db);
    await seedDatabase(db);
    const seed = await modelWithStock(db);
    return { queries: agreementQueries(seed, LOCALE).map(({ q }) => q), packOf: (variants: number) => packOf(seed, variants) };
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
