import type { Cart } from '#contract/cart.ts';
import type { CartNotice } from '#db/cart/server-changes.ts';
import type { CartLine } from '#db/cart/view.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { GiftFacts } from '#src/shop/product-ui/gift-facts.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { TrashIcon } from '#ui/icon/trash-icon.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import { QuantityStepper } from '#ui/quantity-stepper/quantity-stepper.tsx';
import { cart } from './cart.ts';
import { warningsFor } from './flash-text.ts';
import { ItemStock } from './item-stock.tsx';
import { LineFacts } from './line-facts.tsx';
import { LineFulfilment } from './line-fulfilment.tsx';
import { LineMark } from './line-mark.tsx';
import { LineMenu } from './line-menu.tsx';
import { LinePrice } from './line-price.tsx';
import { RefusedChanges } from './refused-changes.tsx';
import { removeLine } from './remove-line.ts';
import { LazyShortageChoice } from './shortage/lazy-shortage-choice.tsx';
import { isShortage, shortageOf } from './shortage/shortage.ts';
import { useCart } from './use-cart.ts';
import styles from './cart-line-row.module.css';
import facts from './line-facts.module.css';

/** What an associate's store has of the line. */
const ShelfNote = deferred(() => import('#src/shop/product-ui/shelf-note.tsx').then((module) => module.ShelfNote), undefined);

export interface CartLineRowProps {
  readonly line: CartLine;
  readonly offline: boolean;
  /** Flash messages of the server's last response. */
  readonly flash: Cart['flash'];
  /** Notices about the whole cart; one of fewer units is shown at its line. */
  readonly notices?: readonly CartNotice[];
  /** In the mini cart: smaller, without changes of fulfilment. */
  readonly compact?: boolean;
}

/** One line of the cart: item, price, fulfilment, and progress of its changes. */
export const CartLineRow = ({ line, offline, flash, notices = [], compact = false }: CartLineRowProps) => {
  const i18n = useI18n('shop', 'errors');
  const { item } = line;
  const editable = !item.bonus;
  const sells = useSession().consumerType === 'ASSOCIATE';
  const { lines } = useCart();
  const shortage = shortageOf(line, flash, notices);
  const remarks = flash.filter((remark) => !isShortage(remark));
  return (
    <li className={styles.line} data-compact={compact ? '' : undefined} data-mark={line.mark}>
      <LineFacts
        name={item.name}
        // Below the title of the mini cart, or of the page.
        headingLevel={compact ? 3 : 2}
        href={item.pdpUrl}
        picture={item.productImageURL}
        chosen={item.attributes.map(({ label }) => label)}
      >
        <GiftFacts gift={item.giftOption} className={facts.note} />
        {item.productPromotions.map(({ promotionId, calloutMessage }) => (
          <p key={promotionId} className={styles.promotion}>
            {calloutMessage}
          </p>
        ))}
        <ItemStock item={item} />
        {sells && !compact && !item.isDigitalProduct ? (
          <ShelfNote className={facts.note} upc={item.upc} upcs={[...new Set(lines.map((other) => other.item.upc))].toSorted()} />
        ) : null}
        {warningsFor(remarks, i18n, item.id).map(({ text }) => (
          <p key={text} className={styles.remark}>
            {text}
          </p>
        ))}
      </LineFacts>
      <div className={styles.more}>
        {compact ? null : <LineFulfilment line={line} />}
        <LineMark mark={line.mark} kept={line.kept} offline={offline} />
        {shortage ? <LazyShortageChoice shortage={shortage} compact={compact} /> : null}
        <RefusedChanges refused={line.refused.filter((refused) => !shortage?.refused.includes(refused))} />
      </div>
      <div className={styles.cost}>
        <LinePrice item={item} />
      </div>
      <div className={styles.actions}>
        {editable ? (
          <QuantityStepper
            size="sm"
            label={i18n.t('cart.quantityOf', { name: item.name })}
            value={item.qty}
            max={Math.max(item.maxQty, item.qty)}
            onChange={(qty) => cart.changeQuantity(line, qty)}
          />
        ) : null}
        {item.bonus ? null : (
          <IconButton
            look="outline"
            size="sm"
            icon={<TrashIcon size={18} />}
            label={i18n.t('cart.removeOf', { name: item.name })}
            onClick={() => removeLine(line, i18n)}
          />
        )}
        {editable && !compact ? <LineMenu line={line} /> : null}
      </div>
    </li>
  );
};
