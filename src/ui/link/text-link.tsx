import { cx } from '../cx.ts';
import { Link, type LinkProps } from './link.tsx';
import styles from './text-link.module.css';

/** A link in running text (`underline`, the default) or in a list or a bar (`quiet`: the line comes with the pointer). */
export function TextLink({ look = 'underline', className, ...props }: LinkProps & { look?: 'underline' | 'quiet' }) {
  return <Link {...props} className={cx(styles.link, className)} data-look={look} />;
}
