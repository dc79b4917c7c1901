import type { RefusedChange } from '#db/cart/view.ts';
import { changeText } from '#src/base/i18n/change-text.ts';
import { refusalText } from '#src/base/i18n/refusal-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { cart } from './cart.ts';
import styles from './refused-changes.module.css';

/** Changes that the server refused, with reasons and actions. Each stays until it is retried or dismissed. */
export const RefusedChanges = ({ refused }: { refused: readonly RefusedChange[] }) => {
  const i18n = useI18n('errors', 'shop');
  if (refused.length === 0) return null;
  return (
    <ul className={styles.refusals}>
      {refused.map(({ id, change, refusal }) => {
        const what = changeText(i18n, change);
        return (
          <li key={id} className={styles.refusal}>
            <AlertIcon size={16} />
            <div role="alert">
              <p className={styles.why}>{refusalText(i18n, refusal)}</p>
              <p className={styles.what}>{what}</p>
              <p className={styles.actions}>
                <Button variant="link" aria-label={i18n.t('sync.againOf', { what })} onClick={() => void cart.retry(id)}>
                  {i18n.t('again')}
                </Button>
                <Button variant="link" aria-label={i18n.t('sync.dismissOf', { what })} onClick={() => void cart.dismiss(id)}>
                  {i18n.t('dismiss')}
                </Button>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
