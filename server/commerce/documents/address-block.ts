import type { Address } from '#contract/address.ts';

/** An address for paper, line by line; parts that are missing leave no gap. */
export const addressBlock = ({
  firstName,
  lastName,
  addressLine1,
  addressLine2,
  addressLine3,
  city,
  province,
  postalCode,
  country,
}: Address): string[] =>
  [
    `${firstName} ${lastName}`.trim(),
    addressLine1,
    addressLine2,
    addressLine3,
    [postalCode, city, province].filter(Boolean).join(' '),
    addressLine1 ? country : '',
  ]
    .map((line) => (line ?? '').trim())
    .filter((line) => line !== '');
