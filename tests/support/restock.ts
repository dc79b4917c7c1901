import { openEmbedded } from '#server/platform/db/open.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';

/** Adds pieces to what a shop that is stopped can send of some variants. */
export const restock = async (dataDir: string, upcs: readonly string[], pieces: number): Promise<void> => {
  const { client, release } = await openEmbedded(dataDir);
  const { affectedRows } = await client.query('update stock set on_hand = on_hand + $1, updated_at = now() where location = $2 and upc = any($3)', [
    pieces,
    SHIP,
    upcs,
  ]);
  await client.close();
  release();
  if (affectedRows !== upcs.length) throw new Error(`Stock of ${affectedRows} variants instead of ${upcs.length}`);
};
