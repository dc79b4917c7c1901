import type { WaymarkDatabase } from './schema.ts';

/** A pop-up that was closed does not come back on this device (spec 1 §3, storage key dismissedPopups). Closing it twice is closing it. */
export const dismissPopup = async (db: WaymarkDatabase, name: string): Promise<void> => {
  await db.popups.put({ id: name, at: new Date().toISOString() });
};

/** The first of these pop-ups that was not closed yet: one is shown at a time (spec 2 §2). */
export const nextPopup = async (db: WaymarkDatabase, names: readonly string[]): Promise<string | null> => {
  const closed = await db.popups.bulkGet([...names]);
  return names.find((_, index) => !closed[index]) ?? null;
};
