import type { ShownEntry } from '#db/list-sync/fold.ts';
import type { Saved } from '#db/list-sync/saved.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { EditIcon } from '#ui/icon/edit-icon.tsx';
import { TrashIcon } from '#ui/icon/trash-icon.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { LineFacts, LineNote } from './line-facts.tsx';
import { letGo, moveToCart } from './saved.ts';
import styles from './saved-list.module.css';

/** One saved item: details, availability and actions. */
export const SavedRow = ({ entry }: { entry: ShownEntry<Saved> }) => {
  const words = useWords('lists', 'shop');
  const { facts, qty, available, choice, priceThen } = entry.value;
  const name = facts?.name ?? words.t('saved.goneName');
  const remove = (): void => {
    const undo = letGo(entry);
    showToast({ title: words.t('saved.removed', { name }), action: { label: words.t('undo'), onPress: undo } });
  };
  const move = (): void => {
    moveToCart(entry);
    showToast({ title: words.t('saved.moved', { name }), kind: 'success' });
  };
  const change = facts && priceThen?.currency === facts.price.currency ? facts.price.current - priceThen.current : 0;
  return (
    <li className={styles.line}>
      <LineFacts
        name={name}
        headingLevel={3}
        href={facts?.pdpUrl ?? null}
        picture={facts?.productImageURL}
        chosen={[...(facts?.attributes.map(({ label }) => label) ?? []), choice.storeName, words.t('saved.pieces', { count: qty })]}
      >
        {change === 0 || !facts ? null : (
          <p className={styles.change} data-down={change < 0 ? '' : undefined}>
            {words.t(change < 0 ? 'favorites.priceDown' : 'favorites.priceUp', { amount: words.money(Math.abs(change), facts.price.currency) })}
          </p>
        )}
        {available && facts ? null : <Badge tone="negative">{words.t(facts ? 'saved.unavailable' : 'favorites.gone')}</Badge>}
        {entry.mark === 'saved' ? null : <LineNote>{words.t('saved.waiting')}</LineNote>}
      </LineFacts>
      {facts ? <p className={styles.cost}>{words.money(facts.price.current, facts.price.currency)}</p> : null}
      <div className={styles.actions}>
        {available && facts ? (
          <Button variant="link" size="sm" start={<BagIcon size={16} />} aria-label={words.t('saved.moveOf', { name })} onClick={move}>
            {words.t('saved.move')}
          </Button>
        ) : null}
        {facts && !facts.isDigitalProduct && !facts.isCustoms ? (
          <Button
            variant="link"
            size="sm"
            start={<EditIcon size={16} />}
            aria-label={words.t('saved.editOf', { name })}
            onClick={() => openDialog('quick-shop', { productId: facts.masterId, saved: entry })}
            onPointerEnter={() => preloadDialog('quick-shop')}
            onFocus={() => preloadDialog('quick-shop')}
          >
            {words.t('cart.edit')}
          </Button>
        ) : null}
        <Button variant="link" size="sm" start={<TrashIcon size={16} />} aria-label={words.t('saved.removeOf', { name })} onClick={remove}>
          {words.t('saved.remove')}
        </Button>
      </div>
    </li>
  );
};
