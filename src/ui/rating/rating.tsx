import { useUiMessages } from '../messages/messages.tsx';
import styles from './rating.module.css';

const OUT_OF = 5;

/** Stars for a score of 0 to 5. `formatted` is the score as the shopper's language writes it. */
export function Rating({ score, formatted = score.toFixed(1), size = 16 }: { score: number; formatted?: string; size?: number }) {
  const messages = useUiMessages();
  const share = Math.min(Math.max(score / OUT_OF, 0), 1);
  return (
    <svg className={styles.rating} width={size * OUT_OF} height={size} role="img" aria-label={messages.rating(formatted, OUT_OF)}>
      <rect width="100%" height="100%" opacity=".25" />
      <rect width={`${Math.round(share * 100)}%`} height="100%" />
    </svg>
  );
}
