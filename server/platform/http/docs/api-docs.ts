import { errorGroups, type ErrorCode, errors } from '#contract/errors/errors.ts';
import { HEADERS } from '#contract/headers.ts';
import { LOCALE_IDS } from '#contract/locales.ts';
import { plainWords } from '#server/platform/refusal.ts';
import { html, type Html } from './html.ts';
import type { JsonSchema, OpenApi, Operation, Parameter } from './openapi.ts';
import { type FieldRow, fieldRows } from './schema-rows.ts';

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const EFFECTS: Readonly<Record<Operation['x-effect'], string>> = {
  read: 'safe to repeat',
  change: 'one transaction, once per key',
  saga: 'several steps, once per key',
};

const callsOf = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

/** Headers that all changes share, listed once. */
const changeHeaders = (calls: readonly Call[]): readonly Parameter[] =>
  calls.find(({ operation }) => operation['x-effect'] !== 'read')?.operation.parameters.filter((parameter) => parameter.in === 'header') ?? [];

/** A shape that is one call's own response and part of another's is described at that call. */
const shapeLink = (shape: string, text: string): Html => html`<a href="#${shape.replace(/\.(?:response|body)$/, '')}">${text}</a>`;

/** `of` distinguishes tables with the same caption for screen reader users who jump between tables. */
const fieldTable = (of: string, caption: string, rows: readonly FieldRow[]): Html | undefined =>
  rows.length === 0
    ? undefined
    : html`<div class="scroll" role="region" aria-label="${of}: ${caption}" tabindex="0">
        <table class="fields">
          <caption>
            ${caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Holds</th>
              <th scope="col">Limits</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ path, type, shape, required, limits }) =>
                html`<tr>
                  <th scope="row"><code>${path}</code>${required ? undefined : html` <small>optional</small>`}</th>
                  <td>${shape ? shapeLink(shape, type) : type}</td>
                  <td>${limits ? html`<code>${limits}</code>` : undefined}</td>
                </tr> `,
            )}
          </tbody>
        </table>
      </div>`;

const parameterRows = (parameters: readonly Parameter[]): FieldRow[] =>
  parameters.map(({ name, required, schema, in: place }) => {
    const [row] = fieldRows({ properties: { [name]: schema }, required: required ? [name] : [] });
    return { path: place === 'path' ? `{${name}}` : name, type: row?.type ?? 'text', shape: undefined, required, limits: row?.limits ?? '' };
  });

const describedBy = (schema: JsonSchema | undefined, { components }: OpenApi): { name: string; schema: JsonSchema } | undefined => {
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  const found = name === undefined ? undefined : components.schemas[name];
  return name !== undefined && found ? { name, schema: found } : undefined;
};

/** A named shape is linked; a call's own shape is described in place. */
const shapeOrFields = (of: string, caption: string, schema: JsonSchema | undefined, document: OpenApi): Html | undefined => {
  const described = describedBy(schema, document);
  if (!described) return undefined;
  return described.name.includes('.')
    ? fieldTable(of, caption, fieldRows(described.schema))
    : html`<p class="shape">${caption}: ${shapeLink(described.name, described.name)}</p>`;
};

const errorList = (codes: readonly ErrorCode[]): Html =>
  html`<details>
    <summary>${codes.length} codes it can be refused with</summary>
    <ul class="codes">
      ${codes.map(
        (code) =>
          html`<li>
            <a href="#${code}"><code>${code}</code></a> <span class="status">${errors[code].status}</span> ${plainWords(code)}
          </li>`,
      )}
    </ul>
  </details>`;

const callSection = ({ path, method, operation }: Call, document: OpenApi): Html => {
  const { operationId, parameters } = operation;
  const [status = '200'] = Object.keys(operation.responses);
  const own = parameters.filter(({ name }) => name !== 'locale');
  const inPlace = (place: Parameter['in']) => parameterRows(own.filter((parameter) => parameter.in === place));
  return html`<article id="${operationId}">
    <h3><a href="#${operationId}">${operationId}</a></h3>
    <p class="line"><span class="method ${method.toLowerCase()}">${method}</span> <code class="path">${path}</code></p>
    <p>${operation.summary}.</p>
    <dl>
      <div>
        <dt>Who</dt>
        <dd>
          ${operation['x-access'] === 'public' ? 'everybody, without credentials' : operation.security.length > 1 ? 'with or without a session' : 'needs a session'}
        </dd>
      </div>
      <div>
        <dt>Effect</dt>
        <dd>${EFFECTS[operation['x-effect']]}</dd>
      </div>
      <div>
        <dt>Answers</dt>
        <dd>${status}</dd>
      </div>
      <div>
        <dt>From</dt>
        <dd>${operation['x-spec']}</dd>
      </div>
    </dl>
    ${fieldTable(operationId, 'In the path', inPlace('path'))} ${fieldTable(operationId, 'In the query', inPlace('query'))}
    ${shapeOrFields(operationId, 'In the body', operation.requestBody?.content['application/json'].schema, document)}
    ${shapeOrFields(operationId, 'In the answer', operation.responses[status]?.content?.['application/json'].schema, document)}
    ${errorList(operation['x-errors'])}
  </article>`;
};

const codeRow = (code: ErrorCode, calls: readonly Call[]): Html => {
  const own = calls.filter(({ operation }) => operation['x-errors'].includes(code));
  const everywhere = own.length === calls.length;
  return html`<tr id="${code}">
    <th scope="row"><code class="whole">${code}</code></th>
    <td>${errors[code].status}</td>
    <td>${plainWords(code)}</td>
    <td>
      ${
        everywhere
          ? 'every call'
          : own.length > 12
            ? `${own.length} calls`
            : own.map(({ operation: { operationId } }, index) => html`${index > 0 ? ', ' : ''}<a href="#${operationId}">${operationId}</a>`)
      }
    </td>
  </tr> `;
};

/** The contract as an HTML page without scripts, with an anchor for every call, shape and code. */
export const renderApiDocs = (document: OpenApi): string => {
  const calls = callsOf(document);
  const shapes = Object.entries(document.components.schemas).filter(([name]) => !name.includes('.'));
  const groups = document.tags.map(({ name }) => ({ name, own: calls.filter(({ operation }) => operation.tags.includes(name)) }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}: the calls of the service</title>
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <p class="sign">${document.info.title}</p>
          <h1>The calls of the service</h1>
          <p>${document.info.description}</p>
          <p>${calls.length} calls, ${Object.keys(errors).length} error codes. The same as <a href="/openapi.json">OpenAPI document</a>.</p>
        </header>
        <div class="columns">
          <nav aria-label="Calls">
            <p><a href="#common">Common</a> · <a href="#shapes">Shapes</a> · <a href="#codes">Codes</a></p>
            ${groups.map(
              ({ name, own }) =>
                html`<h2>${name}</h2>
                  <ul>
                    ${own.map(
                      ({ method, operation }) =>
                        html`<li>
                          <a href="#${operation.operationId}"
                            ><span class="method ${method.toLowerCase()}">${method}</span> ${operation.operationId.slice(name.length + 1)}</a
                          >
                        </li>`,
                    )}
                  </ul>`,
            )}
          </nav>
          <main id="calls">
            <section aria-labelledby="common">
              <h2 id="common">Common to all</h2>
              <p>
                Every call takes the query <code>locale</code>: ${LOCALE_IDS.map((id, index) => html`${index > 0 ? ', ' : ''}<code>${id}</code>`)}.
                Every answer names its <code>${HEADERS.correlationId}</code>. Every change takes these headers:
              </p>
              <dl class="headers">
                ${changeHeaders(calls).map(
                  ({ name, description }) =>
                    html`<div>
                      <dt><code>${name}</code></dt>
                      <dd>${description}</dd>
                    </div>`,
                )}
              </dl>
            </section>
            ${groups.map(
              ({ name, own }) =>
                html`<section aria-labelledby="tag-${name}">
                  <h2 id="tag-${name}">${name}</h2>
                  ${own.map((call) => callSection(call, document))}
                </section>`,
            )}
            <section aria-labelledby="shapes">
              <h2 id="shapes">Shapes</h2>
              ${shapes.map(
                ([name, schema]) =>
                  html`<article id="${name}">
                    <h3><a href="#${name}">${name}</a></h3>
                    ${fieldTable(name, 'Fields', fieldRows(schema))}
                  </article>`,
              )}
            </section>
            <section aria-labelledby="codes">
              <h2 id="codes">Codes</h2>
              <p>Every refusal has the shape ${shapeLink('ApiError', 'ApiError')}. Retry by code and status, never by words.</p>
              ${Object.entries(errorGroups).map(
                ([group, rows]) =>
                  html`<div class="scroll" role="region" aria-label="${group}" tabindex="0">
                    <table>
                      <caption>
                        ${group}
                      </caption>
                      <thead>
                        <tr>
                          <th scope="col">Code</th>
                          <th scope="col">Status</th>
                          <th scope="col">Says</th>
                          <th scope="col">Answered by</th>
                        </tr>
                      </thead>
                      <tbody>
                        ${(Object.keys(rows) as ErrorCode[]).map((code) => codeRow(code, calls))}
                      </tbody>
                    </table>
                  </div>`,
              )}
            </section>
          </main>
        </div>
      </body>
    </html>`.text;
};
