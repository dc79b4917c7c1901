/**
 * How an address is written country by country: data for the form and for the check on both sides.
 * Fields, order, patterns and provinces follow Google's libaddressinput and the post offices' own rules; a country without a
 * row of its own is asked for street and city and may write the rest as it likes. HK and AE have no postcodes.
 */
export interface AddressRule {
  readonly countryCode: string;
  /** Lines of the form, top to bottom. */
  readonly fields: readonly AddressField[];
  readonly required: readonly AddressField[];
  /** Of the whole value, upper case, after `format`. */
  readonly postalPattern?: string;
  readonly postalExample?: string;
  /** Exactly so many characters, which says more than a pattern. */
  readonly postalLength?: number;
  /** Codes and names; the form shows a list. */
  readonly provinces?: readonly (readonly [code: string, name: string])[];
  /** Without +. */
  readonly dialCode: string;
  /** Digits of a national number, without the trunk prefix. */
  readonly phoneDigits: readonly [min: number, max: number];
  /** First digits a national number may have. */
  readonly phoneStart?: string;
  /** Written before national numbers at home, not in international form. */
  readonly trunkPrefix?: string;
  /** How numbers are written, an X a digit; absent: the general masks (phone-mask.ts). */
  readonly phoneMask?: string;
}

export const ADDRESS_FIELDS = ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

const NORTH_AMERICAN: readonly AddressField[] = ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode'];
const BRITISH: readonly AddressField[] = ['addressLine1', 'addressLine2', 'city', 'postalCode'];
const CONTINENTAL: readonly AddressField[] = ['addressLine1', 'addressLine2', 'postalCode', 'city'];

const list = (text: string): [string, string][] =>
  text.split('|').map((entry) => {
    const at = entry.indexOf(' ');
    return [entry.slice(0, at), entry.slice(at + 1)];
  });

const US_STATES = list(
  'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
);
const CA_PROVINCES = list(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
);
const HK_AREAS = list('HK Hong Kong Island|KL Kowloon|NT New Territories');
const AE_EMIRATES = list('AZ Abu Dhabi|AJ Ajman|DU Dubai|FU Fujairah|RK Ras Al Khaimah|SH Sharjah|UQ Umm Al Quwain');
const AU_STATES = list(
  'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
);

const continental = (
  countryCode: string,
  dialCode: string,
  postalPattern: string,
  postalExample: string,
  phoneDigits: readonly [number, number],
  trunkPrefix?: string,
): AddressRule => ({
  countryCode,
  dialCode,
  postalPattern,
  postalExample,
  ...(/^\d+$/.test(postalExample) && { postalLength: postalExample.length }),
  phoneDigits,
  fields: CONTINENTAL,
  required: ['addressLine1', 'postalCode', 'city'],
  ...(trunkPrefix ? { trunkPrefix } : {}),
});

const FIVE = '\\d{5}';
const FOUR = '\\d{4}';

const ROWS: readonly AddressRule[] = [
  {
    countryCode: 'US',
    fields: NORTH_AMERICAN,
    required: ['addressLine1', 'city', 'province', 'postalCode'],
    postalPattern: '\\d{5}(-\\d{4})?',
    postalExample: '97205',
    provinces: US_STATES,
    dialCode: '1',
    phoneDigits: [10, 10],
    phoneStart: '23456789',
    trunkPrefix: '1',
  },
  {
    countryCode: 'CA',
    fields: NORTH_AMERICAN,
    required: ['addressLine1', 'city', 'province', 'postalCode'],
    postalPattern: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] \\d[ABCEGHJ-NPRSTV-Z]\\d',
    postalExample: 'K1A 0B1',
    provinces: CA_PROVINCES,
    dialCode: '1',
    phoneDigits: [10, 10],
    phoneStart: '23456789',
    trunkPrefix: '1',
  },
  {
    countryCode: 'GB',
    fields: BRITISH,
    required: ['addressLine1', 'city', 'postalCode'],
    postalPattern: 'GIR 0AA|[A-Z]{1,2}\\d[A-Z\\d]? \\d[ABD-HJLNP-UW-Z]{2}',
    postalExample: 'SW1A 1AA',
    dialCode: '44',
    phoneDigits: [9, 10],
    trunkPrefix: '0',
    phoneMask: 'XXXX XXXXXX',
  },
  { ...continental('FR', '33', FIVE, '75001', [9, 9], '0'), phoneMask: 'X XX XX XX XX' },
  { ...continental('DE', '49', FIVE, '10115', [6, 12], '0'), phoneMask: 'XXXX XXXXXXX' },
  continental('AT', '43', FOUR, '1010', [4, 13], '0'),
  continental('BE', '32', FOUR, '1000', [8, 9], '0'),
  continental('CH', '41', FOUR, '8001', [9, 9], '0'),
  continental('DK', '45', FOUR, '1050', [8, 8]),
  { ...continental('ES', '34', FIVE, '28001', [9, 9]), fields: ['addressLine1', 'addressLine2', 'postalCode', 'city', 'province'] },
  continental('FI', '358', FIVE, '00100', [5, 12], '0'),
  {
    countryCode: 'IE',
    fields: ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode'],
    required: ['addressLine1', 'city'],
    postalPattern: '(?:[AC-FHKNPRTV-Y]\\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}',
    postalExample: 'D02 AF30',
    dialCode: '353',
    phoneDigits: [7, 10],
    trunkPrefix: '0',
  },
  { ...continental('IT', '39', FIVE, '00144', [6, 11]), fields: ['addressLine1', 'addressLine2', 'postalCode', 'city', 'province'] },
  continental('LU', '352', FOUR, '1009', [4, 11]),
  continental('NL', '31', '[1-9]\\d{3} [A-Z]{2}', '1012 AB', [9, 9], '0'),
  continental('NO', '47', FOUR, '0150', [8, 8]),
  continental('PL', '48', '\\d{2}-\\d{3}', '00-001', [9, 9]),
  continental('PT', '351', '\\d{4}-\\d{3}', '1000-001', [9, 9]),
  continental('SE', '46', '\\d{3} \\d{2}', '111 22', [7, 10], '0'),
  {
    countryCode: 'AU',
    fields: NORTH_AMERICAN,
    required: ['addressLine1', 'city', 'province', 'postalCode'],
    postalPattern: FOUR,
    postalExample: '2000',
    provinces: AU_STATES,
    dialCode: '61',
    phoneDigits: [9, 9],
    trunkPrefix: '0',
  },
  {
    countryCode: 'JP',
    fields: ['postalCode', 'province', 'city', 'addressLine1', 'addressLine2'],
    required: ['addressLine1', 'city', 'postalCode'],
    postalPattern: '\\d{3}-\\d{4}',
    postalExample: '100-0001',
    dialCode: '81',
    phoneDigits: [9, 10],
    trunkPrefix: '0',
  },
  {
    countryCode: 'HK',
    fields: ['addressLine1', 'addressLine2', 'city', 'province'],
    required: ['addressLine1', 'province'],
    provinces: HK_AREAS,
    dialCode: '852',
    phoneDigits: [8, 8],
  },
  {
    countryCode: 'AE',
    fields: ['addressLine1', 'addressLine2', 'city', 'province'],
    required: ['addressLine1', 'province'],
    provinces: AE_EMIRATES,
    dialCode: '971',
    phoneDigits: [8, 9],
    trunkPrefix: '0',
  },
];

const RULES: ReadonlyMap<string, AddressRule> = new Map(ROWS.map((rule) => [rule.countryCode, rule]));

export const ADDRESS_COUNTRIES: readonly string[] = ROWS.map(({ countryCode }) => countryCode);

const ANYWHERE: Omit<AddressRule, 'countryCode'> = {
  fields: ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode'],
  required: ['addressLine1', 'city'],
  dialCode: '',
  phoneDigits: [4, 14],
};

/** The rule of a country, or the general one that forbids nothing. */
export const addressRule = (countryCode: string): AddressRule => RULES.get(countryCode) ?? { countryCode, ...ANYWHERE };
