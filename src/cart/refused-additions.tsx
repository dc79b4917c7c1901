import type { CartView } from '#db/cart/view.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { LineFacts } from './line-facts.tsx';
import { RefusedChanges } from './refused-changes.tsx';
import { refusedAt } from './refusals.ts';
import styles from './refused-additions.module.css';
import { SaveForLaterButton } from './save-for-later-button.tsx';

/** Refused changes of lines that are not in the cart, such as a gift that cannot be added. They are not lines and block no order. */
export const RefusedAdditions = ({ view, compact = false }: { view: CartView; compact?: boolean }) => {
  const i18n = useI18n('errors', 'shop');
  const lines = view.lines.filter(({ ghost }) => ghost);
  const rest = refusedAt(view, 'top').filter(({ id }) => !lines.some(({ refused }) => refused.some((other) => other.id === id)));
  if (lines.length + rest.length === 0) return null;
  const Heading = compact ? 'h3' : 'h2';
  return (
    <section className={styles.refused} data-compact={compact ? '' : undefined}>
      <Heading className={styles.heading}>{i18n.t('cart.notMade', { count: lines.length + rest.length })}</Heading>
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.key} className={styles.line} data-ghost="">
              <LineFacts
                name={line.item.name}
                headingLevel={3}
                href={line.item.pdpUrl}
                picture={line.item.productImageURL}
                chosen={line.item.attributes.map(({ label }) => label)}
              >
                {compact || line.item.isDigitalProduct ? null : <SaveForLaterButton line={line} />}
              </LineFacts>
              <div className={styles.why}>
                <RefusedChanges refused={line.refused} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <RefusedChanges refused={rest} />
    </section>
  );
};
