import type { Address } from '#contract/address.ts';
import { addressLines, phoneText, recipientPhoneText } from '#domain/address-lines.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import styles from './address-text.module.css';

/** An address to read. */
export const AddressText = ({ address, withPhone = true }: { address: Address; withPhone?: boolean }) => {
  const { t } = useI18n('checkout');
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
