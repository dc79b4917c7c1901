import { describe, expect, it } from 'vitest';
import type { CallRow } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { errors } from '#contract/errors/errors.ts';
import { documentation } from './documentation.ts';
import { html } from './html.ts';
import { createOpenApi } from './openapi.ts';
import { fieldRows } from './schema-rows.ts';

const document = createOpenApi('https://shop.test', '1.2.3');
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('has every call of the contract under its method and path', () => {
    for (const [name, row] of Object.entries<CallRow>(calls)) expect(document.paths[row.path]?.[row.method.toLowerCase()]?.operationId).toBe(name);
    expect(operations).toHaveLength(Object.keys(calls).length);
  });

  it('refers to nothing that is not there', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter((ref) => !Object.hasOwn(document.components.schemas, ref.replace('#/components/schemas/', '')))).toEqual([]);
  });

  it('describes what several answers share once', () => {
    expect(document.paths['/cart/v1/item']?.['post']?.responses['200']?.content?.['application/json'].schema).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Cart' }, { $ref: '#/components/schemas/CartDifference' }],
    });
    expect(document.paths['/products/v2/search/productSearch']?.['get']?.responses['200']?.content?.['application/json'].schema).toEqual({
      $ref: '#/components/schemas/ProductSearch',
    });
    expect(document.components.schemas['Cart']?.properties?.['totals']).toEqual({ $ref: '#/components/schemas/Totals' });
  });

  it('declares every placeholder of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(methods))
        expect(operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(placeholders);
    }
  });

  it('says how each call can be refused, by status', () => {
    const add = document.paths['/cart/v1/item']?.['post'];
    expect(add?.responses['409']?.description).toContain('INV408: Max quantity');
    expect(add?.responses['422']?.description).toContain('WMK422');
    expect(add?.['x-errors']).toContain('BSK404');
    for (const operation of operations)
      for (const code of operation['x-errors']) expect(operation.responses[String(errors[code].status)]?.description).toContain(code);
  });

  it('lets public calls be made without a session', () => {
    for (const operation of operations) expect(operation.security.length === 0).toBe(operation['x-access'] === 'public');
  });
});

describe('the page of calls', () => {
  const app = documentation({ publicUrl: 'https://shop.test', version: '1.2.3' });

  it('has an anchor for every call, shape and code, each once, and no dead link', async () => {
    const page = await (await app.request('/api-docs')).text();
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of [...Object.keys(calls), ...Object.keys(errors), 'Cart', 'Order']) expect(ids).toContain(name);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it('has no script, and its policy would run none', async () => {
    const response = await app.request('/api-docs');
    expect(await response.text()).not.toMatch(/<script| on\w+=| style=/);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'; style-src 'self'");
  });

  it('serves its style and the document', async () => {
    expect((await app.request('/api-docs.css')).headers.get('Content-Type')).toContain('text/css');
    expect(await (await app.request('/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('escapes whatever is put into it', () => {
    expect(html`<p title="${'"'}">${['<b>', html`<i>`]}${undefined}</p>`.text).toBe('<p title="&quot;">&lt;b&gt;<i></p>');
  });
});

it('tells the fields of an object line by line until a described shape begins', () => {
  const schema = {
    properties: {
      items: { items: { properties: { id: { type: 'string', maxLength: 9 }, price: { $ref: '#/components/schemas/Price' } }, required: ['id'] } },
      stock: { additionalProperties: { type: 'integer' } },
      way: { enum: ['a', 'b'] },
      closed: { anyOf: [{ prefixItems: [{ type: 'string' }, { type: 'string' }] }, { type: 'null' }] },
    },
    required: ['items'],
  };
  expect(fieldRows(schema).map(({ path, type, required, limits }) => [path, type, required, limits])).toEqual([
    ['items', 'list of anything', true, ''],
    ['items[].id', 'text', true, 'at most 9 characters'],
    ['items[].price', 'Price', false, ''],
    ['stock', 'whole number by name', false, ''],
    ['way', 'a | b', false, ''],
    ['closed', '[text, text] or null', false, ''],
  ]);
});
