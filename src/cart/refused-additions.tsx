import type { CartLine, CartView } from '#db/cart/view.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { LineFacts } from './line-facts.tsx';
import { RefusedChanges } from './refused-changes.tsx';
import { refusedAt } from './refusals.ts';
import styles from './refused-additions.module.css';
import { SaveForLaterButton } from './save-for-later-button.tsx';
import { LazyShortageChoice } from './shortage/lazy-shortage-choice.tsx';
import { shortageOf } from './shortage/shortage.ts';

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
            <RefusedLine key={line.key} line={line} compact={compact} />
          ))}
        </ul>
      ) : null}
      <RefusedChanges refused={rest} />
    </section>
  );
};

const RefusedLine = ({ line, compact }: { readonly line: CartLine; readonly compact: boolean }) => {
  const { item, refused } = line;
  const shortage = shortageOf(line, [], []);
  return (
    <li className={styles.line} data-ghost="">
      <LineFacts
        name={item.name}
        headingLevel={3}
        href={item.pdpUrl}
        picture={item.productImageURL}
        chosen={item.attributes.map(({ label }) => label)}
      >
        {compact || shortage || item.isDigitalProduct ? null : <SaveForLaterButton line={line} />}
      </LineFacts>
      <div className={styles.why}>
        {shortage ? <LazyShortageChoice shortage={shortage} compact={compact} /> : null}
        <RefusedChanges refused={refused.filter((other) => !shortage?.refused.includes(other))} />
      </div>
    </li>
  );
};
