import type { Address } from '#contract/address.ts';

/** An address as it is written in its country, line by line; parts that are missing leave no gap. */
export const addressLines = (address: Address): string[] => {
  const { firstName, lastName, addressLine1, addressLine2, addressLine3, city, province, postalCode, country, countryCode } = address;
  const town =
    countryCode === 'US' || countryCode === 'CA' || countryCode === 'AU'
      ? [[city, province].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')
      : countryCode === 'GB' || countryCode === 'IE' || countryCode === 'HK' || countryCode === 'AE'
        ? ''
        : [postalCode, city, province].filter(Boolean).join(' ');
  const own = town === '' ? [city, province, postalCode] : [town];
  return [`${firstName} ${lastName}`.trim(), addressLine1, addressLine2, addressLine3, ...own, addressLine1 ? country : ''].filter(
    (line): line is string => !!line,
  );
};

/** The number as it is dialled from anywhere. */
export const phoneText = ({ phone, phoneCode }: Pick<Address, 'phone' | 'phoneCode'>): string => {
  if (!phone || !phoneCode) return phone ?? '';
  const grouped = phoneCode === '1' ? phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3') : phone;
  return `+${phoneCode} ${grouped}`;
};
