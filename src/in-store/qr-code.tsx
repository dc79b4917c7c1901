import { encode } from 'uqr';
import styles from './hand-over-panel.module.css';

/** Light modules around the code, as readers need them. */
const QUIET = 4;

export interface QrCodeProps {
  readonly text: string;
  /** What it opens, for those who do not see it. */
  readonly label: string;
}

/** Always dark on white: many readers know no inverted codes. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
