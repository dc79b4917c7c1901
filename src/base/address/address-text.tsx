import type { Address } from '#contract/address.ts';
import { addressLines, phoneText, recipientPhoneText } from '#domain/address-lines.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import styles from './address-text.module.css';

/** An address to read. */
export const AddressText = ({ address, withPhone = true }: { address: Address; withPhone?: boolean }) => {
  const { t } = useWords('checkout');
  const { phone, recipientContactPhone } = address;
  return (
    <address className={styles.address}>
      {addressLines(address).map((line, index) => (
        // Two lines may say the same.
        <span key={`${index} ${line}`}>{line}</span>
      ))}
      {withPhone && phone ? <span>{phoneText(address)}</span> : null}
      {withPhone && recipientContactPhone ? <span>{t('address.recipientPhoneIs', { phone: recipientPhoneText(recipientContactPhone) })}</span> : null}
    </address>
  );
};
