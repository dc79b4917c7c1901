import type { Address } from '#contract/address.ts';
import { addressLines, phoneText } from './address-lines.ts';
import styles from './address-text.module.css';

/** An address to read. */
export const AddressText = ({ address, withPhone = true }: { address: Address; withPhone?: boolean }) => (
  <address className={styles.address}>
    {addressLines(address).map((line, index) => (
      // Two lines may say the same.
      <span key={`${index} ${line}`}>{line}</span>
    ))}
    {withPhone && address.phone ? <span>{phoneText(address)}</span> : null}
  </address>
);
