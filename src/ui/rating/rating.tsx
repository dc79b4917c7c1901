import { useId } from 'react';
import { useUiWords } from '../words/words.tsx';
import styles from './rating.module.css';

const STAR = 'm12 3.25 2.7 5.7 6.05.8-4.4 4.3 1.1 6.2L12 17.25l-5.45 3 1.1-6.2-4.4-4.3 6.05-.8L12 3.25Z';
const OUT_OF = 5;

/** Stars for a score of 0 to 5. `formatted` is the score as the shopper's language writes it. */
export function Rating({ score, formatted = score.toFixed(1), size = 16 }: { score: number; formatted?: string; size?: number }) {
  const words = useUiWords();
  const id = useId();
  const width = Math.min(Math.max(score, 0), OUT_OF) * 24;
  return (
    <svg
      className={styles.rating}
      width={size * OUT_OF}
      height={size}
      viewBox={`0 0 ${24 * OUT_OF} 24`}
      role="img"
      aria-label={words.rating(formatted, OUT_OF)}
    >
      <clipPath id={id}>
        <rect width={width} height="24" />
      </clipPath>
      {Array.from({ length: OUT_OF }, (_, star) => (
        <path key={star} d={STAR} transform={`translate(${star * 24})`} fill="none" stroke="currentColor" strokeWidth="1.25" />
      ))}
      <g clipPath={`url(#${id})`}>
        {Array.from({ length: OUT_OF }, (_, star) => (
          <path key={star} d={STAR} transform={`translate(${star * 24})`} fill="currentColor" />
        ))}
      </g>
    </svg>
  );
}
