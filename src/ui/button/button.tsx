import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { replaysEarlyClicks } from '../lazy/early-clicks.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean; className?: string };

/** What makes any element look like a button: spread it on a router's own link. */
export function buttonProps({ variant = 'primary', size = 'md', block, className }: ButtonLook = {}) {
  return { className: cx(styles.button, className), 'data-variant': variant, 'data-size': size, 'data-wide': block ? '' : undefined };
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Keeps its width and its focus, shows a spinner and takes no presses. */
    loading?: boolean;
    /** An icon before or after the words. */
    start?: ReactNode;
    end?: ReactNode;
  };

/** A button. `type` is "button" unless said otherwise. */
export function Button({ variant, size, block, className, loading = false, start, end, children, onClick, type = 'button', ...props }: ButtonProps) {
  // A disabled button would lose the focus of the person who pressed it: while it loads it only refuses.
  const refuse = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      ref={replaysEarlyClicks}
      {...props}
      {...buttonProps({ variant, size, block, className })}
      type={type}
      onClick={loading ? refuse : onClick}
      aria-disabled={loading || props['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      data-loading={loading ? '' : undefined}
    >
      <ButtonContent start={start} end={end}>
        {children}
      </ButtonContent>
      {loading ? <Spinner className={styles.spinner} size={20} /> : null}
    </button>
  );
}

export type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook & { start?: ReactNode; end?: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, start, end, children, ...props }: ButtonLinkProps) {
  return (
    <Link {...props} {...buttonProps({ variant, size, block, className })}>
      <ButtonContent start={start} end={end}>
        {children}
      </ButtonContent>
    </Link>
  );
}

function ButtonContent({ start, end, children }: { start?: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.content}>
      {start}
      <span>{children}</span>
      {end}
    </span>
  );
}
