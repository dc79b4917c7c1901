import { describe, expect, it } from 'vitest';
import { adaptHtml, adaptPolicy, errorPage, toShownError } from './html.ts';

describe('a document rendered from sources', () => {
  it('gets its styles at the end of its head, with the nonce and the names that the client knows them by', () => {
    const html = adaptHtml('<html><head><title>T</title></head><body></body></html>', [{ id: '/a"b.css', text: 'a{}</style>' }], 'n0');
    expect(html).toBe(
      '<html><head><title>T</title><meta property="csp-nonce" nonce="n0">' +
        '<style nonce="n0" data-vite-dev-id="/a&quot;b.css">a{}<\\/style></style></head><body></body></html>',
    );
  });

  it('imports as the browser does where a function was written into it as text', () => {
    expect(adaptHtml('<script>__vite_ssr_dynamic_import__("/a.js")</script>', [], 'n0')).toBe('<script>import("/a.js")</script>');
  });

  it('has a policy that differs from the one of a built page in nothing but its styles', () => {
    const built = "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; trusted-types waymark";
    expect(adaptPolicy(built, 'n0')).toBe("default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'nonce-n0'; trusted-types waymark");
  });
});

describe('an error', () => {
  it('is shown without the colours of a terminal', () => {
    const error = Object.assign(new Error('\u001b[31mUnexpected token\u001b[39m'), { id: '/src/a.tsx', frame: '\u001b[1m3 | {' });
    expect(toShownError(error)).toMatchObject({ message: 'Unexpected token', id: '/src/a.tsx', frame: '3 | {' });
  });

  it('stands in the page as text, whatever it holds', () => {
    const page = errorPage({ message: '</script><img src=x>', stack: '' }, 'n0');
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;/script>&lt;img src=x>');
    expect(page).toContain('\\u003c/script>\\u003cimg src=x>');
  });

  it('may be anything that was thrown', () => {
    expect(toShownError('gone').message).toBe('gone');
  });
});
