import { styleIdOf } from '#contract/ids.ts';
import { hitOf } from '#domain/catalogue/list/hits.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import type { WishlistPorts } from './ports.ts';

/** The cards of the catalogue, each showing the colour that was asked for, or the first where it is gone. */
export const findCards: WishlistPorts['findCards'] = async (db, ids, locale, now) => {
  const shelf = shelfOf(await currentModel(db), locale.currency, now.getTime());
  return new Map(
    ids.flatMap((id) => {
      const entry = shelf.byId.get(styleIdOf(id));
      const shown = entry?.colourways.find(({ colourway }) => colourway.id === id) ?? entry?.colourways[0];
      return entry && shown ? [[entry.style.id, hitOf(entry, shown, locale, now.getTime())] as const] : [];
    }),
  );
};
