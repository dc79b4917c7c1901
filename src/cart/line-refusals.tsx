import type { CartLine } from '#db/cart/view.ts';
import { refusalText } from '#src/i18n/refusal-text.ts';
import { changeText } from '#src/i18n/change-text.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { basket } from './basket.ts';
import styles from './line-refusals.module.css';

/** What the shop said no to about one line: why, and what one can do about it. It stays until it is tried again or let go. */
export const LineRefusals = ({ line }: { line: CartLine }) => {
  const words = useWords('errors', 'shop');
  if (line.refused.length === 0) return null;
  return (
    <ul className={styles.refusals}>
      {line.refused.map((refused) => (
        <li key={refused.id} className={styles.refusal}>
          <AlertIcon size={16} />
          <div role="alert">
            <p className={styles.why}>{refusalText(words, refused.refusal)}</p>
            <p className={styles.what}>{changeText(words, refused.change)}</p>
            <p className={styles.actions}>
              <Button variant="link" onClick={() => void basket.retry(refused.id)}>
                {words.t('again')}
              </Button>
              <Button variant="link" onClick={() => void basket.dismiss(refused.id)}>
                {words.t('dismiss')}
              </Button>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};
