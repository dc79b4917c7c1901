import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeRecommendations } from '#server/catalogue/recommendations/compute.ts';
import { advanceShipments } from '#server/commerce/after-sales/warehouse.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { hourlyWork } from '#server/services/hourly-work.ts';

/** Milliseconds that each recurring work takes by itself on the database of a shop, longest first. */
export const timeJobs = async (databaseUrl: string): Promise<readonly { readonly name: string; readonly ms: number }[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-jobs-'));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const files = { storage: createFolderStorage(dataDir), dataDir };
  const now = new Date();
  const works = [
    ...hourlyWork,
    { name: 'recommendations', run: () => computeRecommendations(db, now) },
    { name: 'warehouse', run: () => advanceShipments({ db, clock: () => now, speed: 1 }) },
  ];
  const times: { name: string; ms: number }[] = [];
  try {
    for (const { name, run } of works) {
      const began = performance.now();
      await run(db, now, files);
      times.push({ name, ms: Math.round(performance.now() - began) });
    }
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return times.toSorted((a, b) => b.ms - a.ms);
};
