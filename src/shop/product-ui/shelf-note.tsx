import { settingsFor } from '#contract/settings/settings.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { type OwnShelf, useOwnShelf } from '#src/base/own-shelf/use-own-shelf.ts';

/** How many of a variant are in the associate's store, with the age of the figure where it comes from the device. */
export const shelfText = (i18n: I18n, { store, units, asOf }: OwnShelf, upc: string): string => {
  const count = units[upc] ?? 0;
  const stock = i18n.t(count <= settingsFor(i18n.locale.id).lowStockThreshold ? 'pickup.mineCount' : 'pickup.mineStock', { count });
  const text = count === 0 ? i18n.t('pickup.mineOut', { store: store.name }) : i18n.t('pickup.onShelf', { stock });
  return asOf === undefined ? text : i18n.t('pickup.asOf', { text, time: momentText(i18n, asOf) });
};

export interface ShelfNoteProps {
  readonly upc: string;
  /** All that are shown together: they are asked about at once. */
  readonly upcs: readonly string[];
  readonly className?: string | undefined;
}

/** For associates: what their store has of it. Nothing until it is known. */
export const ShelfNote = ({ upc, upcs, className }: ShelfNoteProps) => {
  const i18n = useI18n('shop');
  const shelf = useOwnShelf(upcs);
  if (!shelf) return null;
  return <p className={className}>{shelfText(i18n, shelf, upc)}</p>;
};
