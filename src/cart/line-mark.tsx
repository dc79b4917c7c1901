import type { CartLine } from '#db/cart/view.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ClockIcon } from '#ui/icon/clock-icon.tsx';
import { RefreshIcon } from '#ui/icon/refresh-icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './line-mark.module.css';

/** Progress of the line's changes. A saved line has no mark; a refused one is explained elsewhere. */
export const LineMark = ({ mark, kept, offline }: Pick<CartLine, 'mark' | 'kept'> & { readonly offline: boolean }) => {
  const i18n = useI18n('shop');
  if (mark === 'saved' || mark === 'refused') return null;
  return (
    <p className={styles.mark} data-mark={mark}>
      {mark === 'sending' ? <Spinner size={14} /> : mark === 'ambiguous' ? <RefreshIcon size={14} /> : <ClockIcon size={14} />}
      {i18n.t(
        mark === 'sending' ? 'mark.sending' : mark === 'ambiguous' ? 'mark.checking' : offline && kept ? 'mark.waitingOffline' : 'mark.waiting',
      )}
    </p>
  );
};
