import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { placePopover, type PopoverPlacement } from './place-popover.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import styles from './popover.module.css';

export type PopoverTriggerProps = {
  popoverTarget: string;
  /** For its look. What is read out follows from `popoverTarget`: the browser says itself whether it is open. */
  'data-open': '' | undefined;
  'aria-controls': string;
};

export type PopoverProps = {
  /** By default one of React's, which names its place in the document. */
  id?: string;
  /** Draws the button that opens it: `(trigger) => <button {...trigger}>Shoes</button>`. */
  renderTrigger: (props: PopoverTriggerProps, isOpen: boolean) => ReactElement;
  /** Names what opens. */
  label: string;
  /** Under the trigger at its start or its end, or as a band of the page's whole width under the nearest `[data-popover-bar]`. */
  placement?: PopoverPlacement;
  /** Opens for a pointer that rests on the trigger, too (mega menu). Press, Enter and Space always open. */
  openOnHover?: boolean;
  /** Anything that changes closes it: the route. */
  closeOn?: unknown;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** The platform's popover: top layer, light dismiss and Escape are the browser's; place and hover are ours. */
export function Popover({
  id: ownId,
  renderTrigger,
  label,
  placement = 'bottom-start',
  openOnHover = false,
  closeOn,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  const drawnId = useId();
  const id = ownId ?? drawnId;
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const closedOn = useRef(closeOn);
  useEffect(() => {
    if (Object.is(closedOn.current, closeOn)) return;
    closedOn.current = closeOn;
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [closeOn]);

  useEffect(() => {
    const box = panel.current;
    const from = anchor.current;
    if (!isOpen || !box || !from) return undefined;
    const place = () => placePopover(box, from, placement);
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { passive: true, capture: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [isOpen, placement]);

  useEffect(() => {
    // The platform opens it without us, too: before the page reacts.
    if (panel.current?.matches(':popover-open')) setOpen(true);
  }, []);

  useHoverIntent(openOnHover, anchor, panel);

  return (
    <>
      <span ref={anchor} className={styles.anchor}>
        {renderTrigger({ popoverTarget: id, 'data-open': isOpen ? '' : undefined, 'aria-controls': id }, isOpen)}
      </span>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={cx(styles.panel, className)}
        data-placement={placement}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          const next = event.newState === 'open';
          setOpen(next);
          onOpenChange?.(next);
        }}
      >
        {children}
      </div>
    </>
  );
}
