import type { RegionTax } from '#contract/cart.ts';

/**
 * Rates in thousandths of a percent (25.5 % is 25500). A shop with a tax service replaces this table; what it holds is the
 * general rate of the country or state without its counties and cities.
 * VAT: standard rates as published at the end of 2025. GB and IE zero-rate children's clothes and shoes.
 * Canada: GST, HST and provincial tax together; the children's rate leaves out the provincial part where the province does.
 * United States: state rates. No sales tax in DE, MT, NH, OR and none of the state in AK. Clothing and shoes are exempt in MN, NJ, PA,
 * VT; in NY below 110 dollars an item; in MA up to 175 and in RI up to 250 dollars an item, the part above is taxed.
 */
const percent = (value: number): number => Math.round(value * 1000);

/** `AT20 FI25.5` and so on: one table in one line. */
const table = (text: string): ReadonlyMap<string, number> =>
  new Map(text.split(' ').map((entry) => [entry.slice(0, 2), percent(Number(entry.slice(2)))]));

const VAT = table(
  'AT20 BE21 BG20 HR25 CY19 CZ21 DK25 EE24 FI25.5 FR20 DE19 GR24 HU27 IE23 IT22 LV21 LT21 LU17 MT18 MC20 NL21 NO25 PL23 PT23 RO21 SK23 SI22 ES21 SE25 GB20',
);
const CANADA = table('AB5 BC12 MB12 NB15 NL15 NS14 NT5 NU5 ON13 PE15 QC14.975 SK11 YT5');
const CANADA_KIDS = table('BC5 MB5 NS5 ON5 PE5');
const STATES = table(
  'AL4 AK0 AZ5.6 AR6.5 CA7.25 CO2.9 CT6.35 DE0 DC6 FL6 GA4 HI4 ID6 IL6.25 IN7 IA6 KS6.5 KY6 LA5 ME5.5 MD6 MA6.25 MI6 MN6.875 MS7 MO4.225 MT0 NE5.5 NV6.85 NH0 NJ6.625 NM4.875 NY4 NC4.75 ND5 OH5.75 OK4.5 OR0 PA6 RI7 SC6 SD4.2 TN7 TX6.25 UT4.85 VT6 VA4.3 WA6.5 WV6 WI5 WY4',
);
const SHIPPING_UNTAXED = 'AL AZ CA CO FL ID IA LA ME MD MA MO NV OK RI UT VA WY';
const ZERO_RATED_KIDS = 'GB IE';
const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const FREE_BELOW: Readonly<Record<string, number>> = { MN: NO_LIMIT, NJ: NO_LIMIT, PA: NO_LIMIT, VT: NO_LIMIT, NY: 110_00 };
const FREE_UP_TO: Readonly<Record<string, number>> = { MA: 175_00, RI: 250_00 };

/** The tax of a place; undefined where none is known, such as a United States basket without an address. */
export const regionTax = (country: string, province?: string): RegionTax | undefined => {
  const region = province ?? '';
  if (country === 'US') {
    const rate = STATES.get(region);
    return rate === undefined
      ? undefined
      : { rate, freeBelow: FREE_BELOW[region], freeUpTo: FREE_UP_TO[region], shipping: !SHIPPING_UNTAXED.includes(region) };
  }
  if (country === 'CA') {
    const rate = CANADA.get(region);
    return rate === undefined ? undefined : { rate, kids: CANADA_KIDS.get(region), shipping: true };
  }
  const rate = VAT.get(country);
  return rate === undefined ? undefined : { rate, kids: ZERO_RATED_KIDS.includes(country) ? 0 : undefined, shipping: true };
};
