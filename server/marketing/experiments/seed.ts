import type { Db } from '#server/platform/db/open.ts';
import { experimentDatafiles } from '#server/platform/db/schema/experiments.ts';
import { DEFAULT_DATAFILE, DEFAULT_SDK_KEY } from './default-datafile.ts';

/** Adds the shop's own datafile where it is not there; what an operator changed stays. */
export const seedExperiments = async (db: Db): Promise<void> => {
  await db.insert(experimentDatafiles).values({ sdkKey: DEFAULT_SDK_KEY, datafile: DEFAULT_DATAFILE }).onConflictDoNothing();
};
