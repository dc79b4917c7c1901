import { piecesAt } from '../catalogue/stock.ts';
import { stores } from '../db/schema/catalogue.ts';
import type { Handlers } from '../http/handlers.ts';
import { rankStores, storeAnswer } from './find-stores.ts';

export const storeHandlers = () =>
  ({
    'stores.search': async ({ body }, { db, clock }) => {
      const ranked = rankStores(await db.select().from(stores).orderBy(stores.id), body);
      const upcs = body.upcs ?? [];
      if (upcs.length === 0 || ranked.length === 0) return { stores: ranked.map((one) => storeAnswer(one, undefined)) };
      const pieces = await piecesAt(
        db,
        upcs,
        clock(),
        ranked.map(({ store }) => store.id),
      );
      return { stores: ranked.map((one) => storeAnswer(one, Object.fromEntries(upcs.map((upc) => [upc, pieces.get(upc)?.[one.store.id] ?? 0])))) };
    },
  }) satisfies Handlers<'stores.search'>;
