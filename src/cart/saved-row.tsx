import type { ShownEntry } from '#db/list-sync/fold.ts';
import type { Saved } from '#db/list-sync/saved.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { EditIcon } from '#ui/icon/edit-icon.tsx';
import { TrashIcon } from '#ui/icon/trash-icon.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { LineFacts, LineNote } from './line-facts.tsx';
import { removeSaved, moveToCart } from './saved.ts';
import styles from './saved-list.module.css';

/** One saved item: details, availability and actions. */
export const SavedRow = ({ entry }: { entry: ShownEntry<Saved> }) => {
  const i18n = useI18n('lists', 'shop');
  const { facts, qty, available, choice, priceThen } = entry.value;
  const name = facts?.name ?? i18n.t('saved.goneName');
  const remove = (): void => {
    const undo = removeSaved(entry);
    showToast({ title: i18n.t('saved.removed', { name }), action: { label: i18n.t('undo'), onPress: undo } });
  };
  const move = (): void => {
    moveToCart(entry);
    showToast({ title: i18n.t('saved.moved', { name }), kind: 'success' });
  };
  const change = facts && priceThen?.currency === facts.price.currency ? facts.price.current - priceThen.current : 0;
  return (
    <li className={styles.line}>
      <LineFacts
        name={name}
        headingLevel={3}
        href={facts?.pdpUrl ?? null}
        picture={facts?.productImageURL}
        chosen={[...(facts?.attributes.map(({ label }) => label) ?? []), choice.storeName, i18n.t('saved.pieces', { count: qty })]}
      >
        {change === 0 || !facts ? null : (
          <p className={styles.change} data-down={change < 0 ? '' : undefined}>
            {i18n.t(change < 0 ? 'favorites.priceDown' : 'favorites.priceUp', { amount: i18n.money(Math.abs(change), facts.price.currency) })}
          </p>
        )}
        {available && facts ? null : <Badge tone="negative">{i18n.t(facts ? 'saved.unavailable' : 'favorites.gone')}</Badge>}
        {entry.mark === 'saved' ? null : <LineNote>{i18n.t('saved.waiting')}</LineNote>}
      </LineFacts>
      {facts ? <p className={styles.cost}>{i18n.money(facts.price.current, facts.price.currency)}</p> : null}
      <div className={styles.actions}>
        {available && facts ? (
          <Button variant="link" size="sm" start={<BagIcon size={16} />} aria-label={i18n.t('saved.moveOf', { name })} onClick={move}>
            {i18n.t('saved.move')}
          </Button>
        ) : null}
        {facts && !facts.isDigitalProduct && !facts.isCustoms ? (
          <Button
            variant="link"
            size="sm"
            start={<EditIcon size={16} />}
            aria-label={i18n.t('saved.editOf', { name })}
            onClick={() => openDialog('quick-shop', { productId: facts.masterId, saved: entry })}
            onPointerEnter={() => preloadDialog('quick-shop')}
            onFocus={() => preloadDialog('quick-shop')}
          >
            {i18n.t('cart.edit')}
          </Button>
        ) : null}
        <Button variant="link" size="sm" start={<TrashIcon size={16} />} aria-label={i18n.t('saved.removeOf', { name })} onClick={remove}>
          {i18n.t('saved.remove')}
        </Button>
      </div>
    </li>
  );
};
