import type { Address } from '#contract/address.ts';

const CODE_LAST = new Set(['US', 'CA', 'AU']);
const CODE_ALONE = new Set(['GB', 'IE', 'HK', 'AE']);

type Place = Pick<Address, 'city' | 'countryCode'> & Partial<Pick<Address, 'province' | 'postalCode'>>;

/** Town, region and postal code as they are written in their country, on one line or on several. */
export const townLines = ({ city, province, postalCode, countryCode }: Place): string[] => {
  if (CODE_ALONE.has(countryCode)) return [city, province, postalCode].filter((line): line is string => !!line);
  const parts = CODE_LAST.has(countryCode) ? [[city, province].filter(Boolean).join(', '), postalCode] : [postalCode, city, province];
  return [parts.filter(Boolean).join(' ')].filter(Boolean);
};

/** An address as it is written in its country, line by line; parts that are missing leave no gap. */
export const addressLines = (address: Address): string[] => {
  const { firstName, lastName, addressLine1, addressLine2, addressLine3, country } = address;
  return [`${firstName} ${lastName}`.trim(), addressLine1, addressLine2, addressLine3, ...townLines(address), addressLine1 ? country : ''].filter(
    (line): line is string => !!line,
  );
};

/** A number as it is dialled from anywhere. */
export const phoneText = ({ phone, phoneCode }: Pick<Address, 'phone' | 'phoneCode'>): string => {
  if (!phone || !phoneCode) return phone ?? '';
  const grouped = phoneCode === '1' ? phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3') : phone;
  return `+${phoneCode} ${grouped}`;
};

/** The number of whoever takes the parcel, as the shop keeps it: with its dial code. */
export const recipientPhoneText = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
