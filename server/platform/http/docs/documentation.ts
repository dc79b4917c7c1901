import { Hono } from 'hono';
import { renderApiDocs } from './api-docs.ts';
import { apiDocsStyle } from './api-docs-style.ts';
import { createOpenApi } from './openapi.ts';

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/openapi.json` for programs and `/api-docs` for people, both generated once from the contract. */
export const documentation = ({ publicUrl, version }: { readonly publicUrl: string; readonly version: string }): Hono => {
  const app = new Hono();
  let made: { json: string; page: string } | undefined;
  const make = () => {
    if (made) return made;
    const document = createOpenApi(publicUrl, version);
    made = { json: JSON.stringify(document), page: renderApiDocs(document) };
    return made;
  };
  app.get('/openapi.json', (c) =>
    c.body(make().json, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, no-cache' }),
  );
  app.get('/api-docs', (c) => c.html(make().page, 200, { 'Content-Security-Policy': POLICY, 'Cache-Control': 'public, no-cache' }));
  app.get('/api-docs.css', (c) => c.body(apiDocsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, no-cache' }));
  return app;
};
