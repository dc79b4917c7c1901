import { cx } from '../cx.ts';
import styles from './spinner.module.css';

/** Something is under way. Decoration unless it has a `label`; it stands still where motion is reduced. */
export function Spinner({ size = 24, label, className }: { size?: number; label?: string; className?: string }) {
  return (
    <svg
      className={cx(styles.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="12" cy="12" r="9.5" opacity="0.22" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" />
    </svg>
  );
}
