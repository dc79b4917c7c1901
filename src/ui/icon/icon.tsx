import type { ReactNode } from 'react';

/** `size` is in CSS pixels (24 by default). With a `label` the icon is an image with that name, without one it is decoration. */
export type IconProps = { size?: number; label?: string; className?: string };

/** The frame that every icon shares: a 24 grid, 1.5 strokes, cut corners as on a sign. */
export function Icon({ size = 24, label, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}
