import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './tooltip.module.css';

export type TooltipProps = {
  /** A few words. What one has to know to go on belongs on the page, not here. */
  text: ReactNode;
  side?: 'top' | 'bottom';
  className?: string;
  /** Gets the description's id for its control: `(id) => <button aria-describedby={id}>`. */
  children: (describedBy: string) => ReactElement;
};

/** Words that come with the pointer or the focus, can be hovered, and go with Escape (WCAG 1.4.13). */
export function Tooltip({ text, side = 'top', className, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  return (
    // The key and the leaving pointer only put the words away; there is nothing here to press.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={cx(styles.anchor, className)}
      data-dismissed={dismissed ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
      }}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className={styles.bubble} data-side={side}>
        {text}
      </span>
    </span>
  );
}
