import * as z from 'zod/mini';
import { defineCalls } from './call.ts';

/** spec 2 §3 */
export const countrySchema = z.object({
  name: z.string(),
  /** Without +. */
  dialCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  /** An X a digit; absent: the default of spec 2 §9. */
  mask: z.optional(z.string()),
});
export type Country = z.infer<typeof countrySchema>;

export const countryCalls = defineCalls({
  'utilities.countryList': {
    method: 'GET',
    path: '/consumers-v3/utilities/countryList',
    access: 'public',
    effect: 'read',
    summary: 'Every country with its dial code, in the order of the alphabet of the language',
    response: z.object({ countries: z.array(countrySchema) }),
    errors: [],
    spec: 'spec 2 §7, §3',
  },
  'utilities.i18n': {
    method: 'GET',
    path: '/consumers-v3/utilities/i18n/{countryCode}',
    access: 'public',
    effect: 'read',
    summary: 'How addresses and phone numbers of a country are written',
    params: z.object({ countryCode: z.string().check(z.regex(/^[A-Za-z]{2}$/)) }),
    response: z.object({
      country: countrySchema,
      address: z.object({
        /** Lines of the form, top to bottom; a page leaves out what it has no field for. */
        fields: z.array(z.string()),
        required: z.array(z.string()),
        postalPattern: z.optional(z.string()),
        postalExample: z.optional(z.string()),
        /** Exactly so many characters. */
        postalLength: z.optional(z.int()),
        provinces: z.optional(z.array(z.object({ code: z.string(), name: z.string() }))),
      }),
      /** Digits of a national number, without the trunk prefix; absent where the country has no rule of its own. */
      phone: z.optional(
        z.object({
          min: z.int(),
          max: z.int(),
          start: z.optional(z.string()),
          trunkPrefix: z.optional(z.string()),
        }),
      ),
    }),
    errors: ['API404'],
    spec: 'spec 2 §7',
  },
});
