import { cx } from '../cx.ts';
import styles from './swatch.module.css';

/**
 * One to three colours side by side, or a picture. The colours are SVG attributes, not styles: the server's pages
 * carry no style attribute, because their content security policy allows none.
 */
export function Swatch({ colors, picture, className }: { colors?: readonly string[]; picture?: string; className?: string }) {
  if (picture) return <img className={cx(styles.swatch, className)} src={picture} alt="" width={40} height={40} loading="lazy" decoding="async" />;
  const shown = colors?.slice(0, 3) ?? [];
  const width = 24 / Math.max(shown.length, 1);
  return (
    <svg className={cx(styles.swatch, className)} viewBox="0 0 24 24" width="40" height="40" aria-hidden="true" preserveAspectRatio="none">
      {shown.map((color, index) => (
        <rect key={color} x={index * width} y="0" width={width + 0.05} height="24" fill={color} />
      ))}
    </svg>
  );
}
