import { useId, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icon/chevron-down-icon.tsx';
import { replaysEarlyClicks } from '../lazy/early-clicks.ts';
import styles from './disclosure.module.css';

export type DisclosureProps = {
  /** The button's words. `labelOpen` takes their place while it is open (Show less). */
  label: ReactNode;
  labelOpen?: ReactNode;
  defaultOpen?: boolean;
  /** Given together, the open state lives outside: a menu that closes when a link is followed. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** One button that shows and hides what follows it. */
export function Disclosure({ label, labelOpen, defaultOpen = false, open, onOpenChange, className, children }: DisclosureProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  return (
    <div className={cx(styles.disclosure, className)}>
      <button
        ref={replaysEarlyClicks}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOwnOpen(!isOpen);
          onOpenChange?.(!isOpen);
        }}
      >
        <span>{isOpen ? (labelOpen ?? label) : label}</span>
        <ChevronDownIcon className={styles.icon} size={18} />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
