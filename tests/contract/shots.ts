import * as fc from 'fast-check';
import type { CallRow } from '#contract/calls/call.ts';
import { createOpenApi, type JsonSchema, type Operation } from '#server/platform/http/docs/openapi.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { fromSchema, type Pools } from './from-schema.ts';

const document = createOpenApi(TEST_ORIGIN, '1');

export const resolve = (ref: string): JsonSchema => document.components.schemas[ref.replace('#/components/schemas/', '')] ?? {};

export const operationOf = (row: CallRow): Operation => {
  const operation = document.paths[row.path]?.[row.method.toLowerCase()];
  if (!operation) throw new Error(`${row.method} ${row.path} is not in the document`);
  return operation;
};

/** One request as chance draws it. */
export interface Shot {
  readonly url: string;
  readonly body: unknown;
  /** Sent in the place of the body as JSON. */
  readonly text?: string;
  /** Sent in the place of both, by a test that measures: how they are made is not the shop's work. */
  readonly bytes?: Buffer;
  /** Other than JSON's. */
  readonly contentType?: string;
}

/** Requests that the document allows for a call, with real values where there is a pool for a name. */
export const shotOf = (row: CallRow, pools: Pools): fc.Arbitrary<Shot> => {
  const { parameters, requestBody } = operationOf(row);
  const part = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        parameters.filter((parameter) => parameter.in === place).map(({ name, schema }) => [name, fromSchema(schema, pools, resolve, name)]),
      ),
      place === 'path' ? undefined : { requiredKeys: [] },
    );
  const body = requestBody ? fromSchema(requestBody.content['application/json'].schema, pools, resolve) : fc.constant(undefined);
  return fc.record({ params: part('path'), query: part('query'), body }).map(({ params, query, body: sent }) => {
    const text = (value: unknown): string =>
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(/\p{Surrogate}/gu, '\ufffd');
    const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text((params as Record<string, unknown>)[name])) || '-');
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, text(value)]));
    return { url: `${path}?${search}`, body: sent };
  });
};
