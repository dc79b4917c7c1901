/**
 * Rates of sales taxes as data. A shop with a tax service puts it in the place of this table (`CartPorts.taxOf`); what it holds is the general rate of
 * the country, state or province without its counties and cities, which a table of this size cannot know.
 */
export interface TaxRule {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** States or provinces; `*`: the whole country. */
  readonly regions: readonly string[];
  /** Thousandths of a percent: 25.5 % is 25500. */
  readonly rate: number;
  /** Of children's clothes and shoes, where they have one of their own. */
  readonly kids?: number;
  /** Clothes and shoes: no tax below this price of a piece; from it on on all of it. Minor units. */
  readonly freeBelow?: number;
  /** Clothes and shoes: no tax up to this price of a piece, and only on the part above. Minor units. */
  readonly freeUpTo?: number;
  /** Delivery bears the tax of the goods it carries. */
  readonly shipping: boolean;
  /** Key of TAX_SOURCES. */
  readonly source: TaxSource;
}

/** Where the figures are from. Whoever sells for real has them looked at by somebody who answers for it. */
export const TAX_SOURCES = {
  vat: 'Standard rates of European VAT, end of 2025: support.simplyvat.com/knowledgehub/vat-rates-in-europe; RO since 2025-08-01: Law 141/2025',
  ukKids: 'As vat; children’s clothing and footwear are zero-rated in GB (VAT Notice 714) and IE',
  canada: 'GST, HST and provincial sales tax together, by province: canada.ca, charge and collect the GST/HST; revenuquebec.ca',
  canadaKids:
    'As canada; children’s goods without the provincial part: canada.ca, GST/HST Info Sheet GI-063 (ON, NS, PE); PST exemptions of BC and MB',
  states: 'General rates of the states, 2025, without counties and cities; no sales tax in DE, MT, NH, OR, none of the state in AK',
  clothing: 'As states; clothing: avalara.com, clothing tax state by state',
  newYork: 'As states; clothing and footwear under 110 dollars an item or pair: tax.ny.gov/pubs_and_bulls/tg_bulletins/st/clothing_chart.htm',
  territories: 'Puerto Rico: the IVU of the territory; no tax of the buyer’s in AS, GU, MP, VI; military post offices lie in no state',
} as const;
export type TaxSource = keyof typeof TAX_SOURCES;

/** However dear a piece is. */
export const NO_LIMIT = Number.MAX_SAFE_INTEGER;

const percent = (value: number): number => Math.round(value * 1000);

/** `AT20 FI25.5` and so on: one table in one line. */
const table = (text: string): (readonly [region: string, rate: number])[] =>
  text.split(' ').map((entry) => [entry.slice(0, 2), percent(Number(entry.slice(2)))] as const);

const ZERO_RATED_KIDS = ['GB', 'IE'];
const europe: TaxRule[] = table(
  'AT20 BE21 BG20 HR25 CY19 CZ21 DK25 EE24 FI25.5 FR20 DE19 GR24 HU27 IE23 IT22 LV21 LT21 LU17 MT18 MC20 NL21 NO25 PL23 PT23 RO21 SK23 SI22 ES21 SE25 GB20',
).map(([country, rate]) =>
  ZERO_RATED_KIDS.includes(country)
    ? { country, regions: ['*'], rate, kids: 0, shipping: true, source: 'ukKids' }
    : { country, regions: ['*'], rate, shipping: true, source: 'vat' },
);

/** The children's rate leaves out the provincial part where the province does. */
const CANADA_KIDS = new Map(table('BC5 MB5 NS5 ON5 PE5'));
const canada: TaxRule[] = table('AB5 BC12 MB12 NB15 NL15 NS14 NT5 NU5 ON13 PE15 QC14.975 SK11 YT5').map(([province, rate]) => {
  const kids = CANADA_KIDS.get(province);
  const shared = { country: 'CA', regions: [province], rate, shipping: true };
  return kids === undefined ? { ...shared, source: 'canada' } : { ...shared, kids, source: 'canadaKids' };
});

const SHIPPING_UNTAXED = 'AL AZ CA CO FL ID IA LA ME MD MA MO NV OK RI UT VA WY'.split(' ');
type Clothing = Pick<TaxRule, 'freeBelow' | 'freeUpTo' | 'source'>;
const exempt: Clothing = { freeBelow: NO_LIMIT, source: 'clothing' };
const CLOTHING: Readonly<Record<string, Clothing>> = {
  MN: exempt,
  NJ: exempt,
  PA: exempt,
  VT: exempt,
  NY: { freeBelow: 110_00, source: 'newYork' },
  MA: { freeUpTo: 175_00, source: 'clothing' },
  RI: { freeUpTo: 250_00, source: 'clothing' },
};
const states: TaxRule[] = table(
  'AL4 AK0 AZ5.6 AR6.5 CA7.25 CO2.9 CT6.35 DE0 DC6 FL6 GA4 HI4 ID6 IL6.25 IN7 IA6 KS6.5 KY6 LA5 ME5.5 MD6 MA6.25 MI6 MN6.875 MS7 MO4.225 MT0 NE5.5 NV6.85 NH0 NJ6.625 NM4.875 NY4 NC4.75 ND5 OH5.75 OK4.5 OR0 PA6 RI7 SC6 SD4.2 TN7 TX6.25 UT4.85 VT6 VA4.3 WA6.5 WV6 WI5 WY4',
).map(([state, rate]) => ({
  country: 'US',
  regions: [state],
  rate,
  shipping: !SHIPPING_UNTAXED.includes(state),
  ...(CLOTHING[state] ?? { source: 'states' }),
}));

const territories: TaxRule[] = [
  { country: 'US', regions: ['PR'], rate: percent(10.5), shipping: true, source: 'territories' },
  { country: 'US', regions: ['AS', 'GU', 'MP', 'VI', 'AA', 'AE', 'AP'], rate: 0, shipping: false, source: 'territories' },
];

export const TAX_RULES: readonly TaxRule[] = [...europe, ...canada, ...states, ...territories];
