import type { Destination } from './shipping-rates.ts';

/** The state in which nearly all of the places of a two-digit area of German postal codes lie. It decides a holiday of an estimate, nothing else. */
const GERMAN_AREAS: Readonly<Record<string, string>> = {
  SN: '01 02 04 08 09',
  BB: '03 14 15 16',
  ST: '06 39',
  TH: '07 98 99',
  BE: '10 12 13',
  MV: '17 18 19',
  HH: '20 22',
  NI: '21 26 27 29 30 31 37 38 49',
  SH: '23 24 25',
  HB: '28',
  NW: '32 33 40 41 42 44 45 46 47 48 50 51 52 53 57 58 59',
  HE: '34 35 36 60 61 63 64 65',
  RP: '54 55 56 67',
  SL: '66',
  BW: '68 69 70 71 72 73 74 75 76 77 78 79 88 89',
  BY: '80 81 82 83 84 85 86 87 90 91 92 93 94 95 96 97',
};

const BRITISH: readonly (readonly [region: string, codes: RegExp])[] = [
  ['SCT', /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/],
  ['NIR', /^BT\d/],
];

/** The part of a country whose public holidays hold at a place; undefined: those of the whole country. */
export const holidayRegionOf = ({ countryCode, province, postalCode = '' }: Destination): string | undefined => {
  const code = postalCode.trim().toUpperCase();
  if (countryCode === 'DE') return Object.keys(GERMAN_AREAS).find((state) => GERMAN_AREAS[state]?.split(' ').includes(code.slice(0, 2)));
  if (countryCode === 'GB') return BRITISH.find(([, codes]) => codes.test(code))?.[0];
  if (countryCode === 'FR') return /^(?:57|67|68)/.test(code) ? 'ALS' : undefined;
  return province;
};
