import type { Cart } from '#contract/cart.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { CheckIcon } from '#ui/icon/check-icon.tsx';
import { CloseIcon } from '#ui/icon/close-icon.tsx';
import { GiftIcon } from '#ui/icon/gift-icon.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { type ApproachingPromotion, approachingPromotions } from './approaching-promotions.ts';
import styles from './promotion-summary.module.css';

/** Promotions that lower the price, with their callouts; those of a coupon are shown at the coupon. Their amounts are in the totals. */
export const ReachedPromotions = ({ cart }: { cart: Cart }) => {
  const i18n = useI18n('shop');
  const reached = cart.promoSummary.filter(({ thresholdStatus, couponCode }) => thresholdStatus === 'REACHED' && couponCode === undefined);
  if (reached.length === 0) return null;
  return (
    <ul className={styles.reached} aria-label={i18n.t('promotions.reached')}>
      {reached.map(({ promotionId, calloutMessage }) => (
        <li key={promotionId}>
          <CheckIcon size={16} />
          <span>{calloutMessage}</span>
        </li>
      ))}
    </ul>
  );
};

export interface ApproachingProps {
  readonly cart: Cart;
  /** Null until it is known; nothing is shown until then. */
  readonly dismissed: ReadonlySet<string> | null;
  readonly onDismiss: (promotionId: string) => void;
  /** Only the nearest one, as in the mini cart. */
  readonly nearest?: boolean;
}

/** The distance to the next promotions. Each can be dismissed separately (spec 1 §4). */
export const Approaching = ({ cart, dismissed, onDismiss, nearest = false }: ApproachingProps) => {
  const { type } = useSession();
  const all = dismissed ? approachingPromotions(cart, type === 'Registered').filter(({ id }) => !dismissed.has(id)) : [];
  const shown = nearest ? all.slice(0, 1) : all;
  if (shown.length === 0) return null;
  return (
    <ul className={styles.approaching}>
      {shown.map((promotion) => (
        <ApproachingRow key={promotion.id} promotion={promotion} currency={cart.currency} onDismiss={() => onDismiss(promotion.id)} />
      ))}
    </ul>
  );
};

const ApproachingRow = ({ promotion, currency, onDismiss }: { promotion: ApproachingPromotion; currency: string; onDismiss: () => void }) => {
  const i18n = useI18n('shop');
  return (
    <li className={styles.near}>
      {promotion.gift ? <GiftIcon size={18} /> : null}
      <ProgressBar className={styles.progress} label={promotion.text} value={promotion.reached} max={promotion.threshold} />
      <IconButton
        size="sm"
        label={
          promotion.missing === 0
            ? i18n.t('promotions.dismissMet', { what: promotion.text })
            : i18n.t('promotions.dismiss', {
                what: promotion.unit === 'pieces' ? String(promotion.missing) : i18n.money(promotion.missing, currency),
              })
        }
        icon={<CloseIcon size={16} />}
        onClick={onDismiss}
      />
    </li>
  );
};
