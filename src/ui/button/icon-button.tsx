import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { hears } from '../late/early-clicks.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does; the accessible name. */
  label: string;
  /** An icon of the kit. */
  icon: ReactNode;
  /** `plain` on a surface, `solid` where it lies over a picture, `outline` beside other controls. */
  look?: 'plain' | 'solid' | 'outline';
  size?: 'sm' | 'md';
  /** A small count at the corner (basket, changes that wait). It should be part of `label`, too. */
  count?: number;
};

/** A button that is only an icon. Its target is 44 px (36 px when `sm`). */
export function IconButton({ label, icon, look = 'plain', size = 'md', count, className, type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      ref={hears}
      {...props}
      type={type}
      className={cx(styles.button, className)}
      data-look={look}
      data-size={size}
      aria-label={label}
      title={props.title ?? label}
    >
      {icon}
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  );
}
