import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly address: string;
  /** px, or `free`: as wide as its place, to be dragged. */
  readonly width: number | string;
  readonly title: string;
  /** What the page in the frame may do; without it, all that a page of the shop may. */
  readonly sandbox?: string | undefined;
}

/** A page of the shop at a chosen width. */
export const PageFrame = ({ address, width, title, sandbox }: PageFrameProps) => (
  <div className={styles.place}>
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the shop itself, with its scripts and its session */}
    <iframe className={styles.frame} data-width={width} src={address} title={title} sandbox={sandbox} />
  </div>
);
