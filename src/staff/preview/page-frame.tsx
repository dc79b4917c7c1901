import { type Ref, useCallback, useEffect, useRef } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly address: string;
  /** px, or `free`: as wide as its place, to be dragged. */
  readonly width: number | string;
  readonly title: string;
  /** What the page in the frame may do; without it, all that a page of the shop may. */
  readonly sandbox?: string | undefined;
  /** Made smaller until it is no wider than its place. */
  readonly fits?: boolean;
  readonly ref?: Ref<HTMLIFrameElement>;
}

/** A page of the shop at a chosen width. */
export const PageFrame = ({ address, width, title, sandbox, fits = false, ref }: PageFrameProps) => {
  const place = useRef<HTMLDivElement>(null);
  const fit = useCallback(() => {
    const room = place.current?.clientWidth ?? 0;
    const share = fits && typeof width === 'number' && room > 0 ? Math.min(1, room / width) : 1;
    place.current?.style.setProperty('--share', String(share));
  }, [fits, width]);
  useEffect(() => {
    if (!place.current) return undefined;
    const resized = new ResizeObserver(fit);
    resized.observe(place.current);
    return () => resized.disconnect();
  }, [fit]);
  return (
    <div ref={place} className={styles.place} data-fits={fits ? '' : undefined}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the shop itself, with its scripts and its session */}
      <iframe ref={ref} className={styles.frame} data-width={width} src={address} title={title} sandbox={sandbox} />
    </div>
  );
};
