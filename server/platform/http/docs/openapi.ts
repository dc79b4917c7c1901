import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '#contract/address.ts';
import { apiErrorSchema } from '#contract/errors/api-error.ts';
import type { CallRow, Schema } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { cartDifferenceSchema } from '#contract/cart-difference.ts';
import {
  cartItemSchema,
  cartSchema,
  flashSchema,
  promoSummaryEntrySchema,
  shipmentSchema,
  shippingMethodSchema,
  totalsSchema,
} from '#contract/cart.ts';
import { orderSchema } from '#contract/calls/checkout.ts';
import { blockSchema, pageSchema } from '#contract/calls/content.ts';
import { menuItemSchema } from '#contract/calls/content/navigation.ts';
import { BODY_ERRORS, CHANGE_ERRORS, COMMON_ERRORS, type ErrorCode, errors, PERSONAL_ERRORS } from '#contract/errors/errors.ts';
import { HEADERS } from '#contract/headers.ts';
import { LOCALE_IDS } from '#contract/locales.ts';
import { facetSchema, priceSchema, productDetailsSchema, productHitSchema, productSearchSchema, variantSchema } from '#contract/calls/products.ts';
import { storeSchema } from '#contract/calls/stores.ts';
import { favoriteChangeSchema, favoriteItemSchema, savedChangeSchema, savedItemSchema } from '#contract/calls/wishlists.ts';
import { plainWords } from '#server/platform/refusal.ts';

/** A JSON Schema, as far as it is used here. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Content {
  readonly description: string;
  readonly content?: Readonly<Record<'application/json', { readonly schema: JsonSchema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true } & Required<Pick<Content, 'content'>>;
  readonly responses: Readonly<Record<string, Content>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-access': CallRow['access'];
  readonly 'x-effect': CallRow['effect'];
  readonly 'x-errors': readonly ErrorCode[];
  readonly 'x-spec': string;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly securitySchemes: object };
}

/** Shapes that several responses share, described once. */
const SHARED_ANSWERS = {
  ApiError: apiErrorSchema,
  Address: addressSchema,
  Block: blockSchema,
  Cart: cartSchema,
  CartDifference: cartDifferenceSchema,
  CartItem: cartItemSchema,
  ContentPage: pageSchema,
  Facet: facetSchema,
  FavoriteChange: favoriteChangeSchema,
  FavoriteItem: favoriteItemSchema,
  Flash: flashSchema,
  MenuItem: menuItemSchema,
  Order: orderSchema,
  Price: priceSchema,
  ProductDetails: productDetailsSchema,
  ProductHit: productHitSchema,
  ProductSearch: productSearchSchema,
  PromoSummaryEntry: promoSummaryEntrySchema,
  SavedChange: savedChangeSchema,
  SavedItem: savedItemSchema,
  Shipment: shipmentSchema,
  ShippingMethod: shippingMethodSchema,
  Store: storeSchema,
  Totals: totalsSchema,
  Variant: variantSchema,
} as const satisfies Record<string, Schema>;

const SHARED_BODIES = { AddressInput: addressInputSchema } as const satisfies Record<string, Schema>;

interface Described {
  /** All given schemas, by name. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The reference to a schema's description. */
  readonly refOf: (schema: Schema) => JsonSchema;
}

/** JSON Schemas of many shapes at once, with references to the parts that they share. A shape that is given twice gets the first name. */
const describe = (named: Readonly<Record<string, Schema>>, io: 'input' | 'output'): Described => {
  const registry = z.registry<{ id: string }>();
  const names = new Map<Schema, string>();
  for (const [id, schema] of Object.entries(named)) {
    if (names.has(schema)) continue;
    names.set(schema, id);
    registry.add(schema, { id });
  }
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => `#/components/schemas/${id}` });
  return {
    schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutHead(schema as JsonSchema)])),
    refOf: (schema) => ({ $ref: `#/components/schemas/${names.get(schema) ?? ''}` }),
  };
};

/** Schemas inside a document need no id and dialect. */
const withoutHead = ({ $id: _id, $schema: _dialect, ...schema }: JsonSchema): JsonSchema => schema;

const ownSchema = (schema: Schema, io: 'input' | 'output'): JsonSchema =>
  withoutHead(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema);

/** The codes that can refuse a call: its own, then those of its kind. */
export const errorsOf = ({ errors: own, access, effect, session, body }: CallRow): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...own,
    ...(access === 'personal' ? PERSONAL_ERRORS : []),
    ...(session === 'registered' ? (['AUT404'] as const) : []),
    ...(effect === 'read' ? [] : CHANGE_ERRORS),
    ...(body ? BODY_ERRORS : []),
    ...COMMON_ERRORS,
  ]),
];

const header = (name: string, description: string, schema: JsonSchema = { type: 'string' }): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const parametersOf = (row: CallRow): Parameter[] => {
  const path = row.params ? ownSchema(row.params, 'input') : {};
  const query = row.query ? ownSchema(row.query, 'input') : {};
  return [
    ...Object.entries(path.properties ?? {}).map(([name, schema]): Parameter => ({ name, in: 'path', required: true, schema })),
    ...Object.entries(query.properties ?? {}).map(([name, schema]): Parameter => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      schema,
    })),
    { name: 'locale', in: 'query', required: false, description: 'Country and language of the answer', schema: { type: 'string', enum: LOCALE_IDS } },
    ...(row.effect === 'read'
      ? []
      : [
          header(HEADERS.idempotencyKey, 'Made by the client before the first attempt; a repeat is answered with the outcome of the first', {
            type: 'string',
            pattern: '^[\\w-]{8,128}$',
          }),
          header(HEADERS.subject, "Subject under which the change was made; another than the session's is refused"),
          header(HEADERS.ifMatch, 'Version of the cart that the change was made against'),
        ]),
    ...(row.response === cartSchema
      ? [
          header(
            HEADERS.holds,
            'Tag of the cart that the client holds, or `none`: asks for a tagged cart, and for the difference where the server can tell',
          ),
        ]
      : []),
  ];
};

const errorResponses = (codes: readonly ErrorCode[]): Record<string, Content> => {
  const statuses = [...new Set(codes.map((code) => errors[code].status))].toSorted((a, b) => a - b);
  const wordsOf = (status: number): string =>
    codes
      .filter((code) => errors[code].status === status)
      .map((code) => `${code}: ${plainWords(code)}`)
      .join('\n\n');
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: wordsOf(status), content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } } },
    ]),
  );
};

/** The contract as an OpenAPI 3.1 document, generated from the rows that the server itself runs on. */
export const createOpenApi = (publicUrl: string, version: string): OpenApi => {
  const rows = Object.entries<CallRow>(calls);
  const bodies = describe(
    { ...SHARED_BODIES, ...Object.fromEntries(rows.flatMap(([name, { body }]) => (body ? [[`${name}.body`, body]] : []))) },
    'input',
  );
  const answers = describe(
    { ...SHARED_ANSWERS, ...Object.fromEntries(rows.map(([name, { response }]) => [`${name}.response`, response])) },
    'output',
  );
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, row] of rows) {
    const codes = errorsOf(row);
    (paths[row.path] ??= {})[row.method.toLowerCase()] = {
      operationId: name,
      tags: [tagOf(name)],
      summary: row.summary,
      description: `Described in ${row.spec}.`,
      parameters: parametersOf(row),
      ...(row.body ? { requestBody: { required: true, content: { 'application/json': { schema: bodies.refOf(row.body) } } } } : {}),
      responses: {
        [String(row.status ?? 200)]: { description: row.summary, content: { 'application/json': { schema: answerOf(row, answers) } } },
        ...errorResponses(codes),
      },
      security: row.access === 'personal' ? (row.session === 'optional' ? [{}, { session: [] }] : [{ session: [] }]) : [],
      'x-access': row.access,
      'x-effect': row.effect,
      'x-errors': codes,
      'x-spec': row.spec,
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waymark',
      version,
      description:
        'The commerce service of the Waymark storefront. Amounts are whole minor units of their currency, times are ISO in UTC. Every path also answers below /preview.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(rows.map(([name]) => tagOf(name)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...bodies.schemas, ...answers.schemas },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-waymark-session',
          description: 'Set by `POST /token/v2/auth/token`; no script can read it',
        },
      },
    },
  };
};

/** A cart may be answered as its difference from the one that the client holds. */
const answerOf = ({ response }: CallRow, { refOf }: Described): JsonSchema =>
  response === cartSchema ? { anyOf: [refOf(cartSchema), refOf(cartDifferenceSchema)] } : refOf(response);

const tagOf = (name: string): string => name.slice(0, name.indexOf('.'));
