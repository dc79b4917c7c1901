import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { replaysEarlyClicks } from '../lazy/early-clicks.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does; the accessible name. */
  label: string;
  /** An icon of the kit. */
  icon: ReactNode;
  /** `plain` on a surface, `solid` where it lies over a picture, `outline` beside other controls. */
  look?: 'plain' | 'solid' | 'outline' | undefined;
  size?: 'sm' | 'md' | undefined;
  /** A small count at the corner (cart, changes that wait). It should be part of `label`, too. */
  count?: number | undefined;
};

type Look = Pick<IconButtonProps, 'label' | 'look' | 'size' | 'className'>;

/** The look of an icon button, to spread on anything else: a link whose content is an `IconWithCount`. */
export const iconButtonProps = ({ label, look = 'plain', size = 'md', className }: Look) => ({
  className: cx(styles.button, className),
  'data-look': look,
  'data-size': size,
  'aria-label': label,
  title: label,
});

/** An icon with a small count at its corner; no count is shown for none. */
export const IconWithCount = ({ icon, count }: Pick<IconButtonProps, 'icon' | 'count'>) => (
  <>
    {icon}
    {count ? (
      // A new count is a new element: its arrival is what moves.
      <span key={count} className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    ) : null}
  </>
);

/** The room of one that is on its way. */
export const IconButtonSlot = () => <span className={styles.place} />;

/** A button that is only an icon. Its target is 44 px (36 px when `sm`). */
export function IconButton({ label, icon, look, size, count, className, type = 'button', title = label, ...props }: IconButtonProps) {
  return (
    <button ref={replaysEarlyClicks} {...props} type={type} {...iconButtonProps({ label, look, size, className })} title={title}>
      <IconWithCount icon={icon} count={count} />
    </button>
  );
}
