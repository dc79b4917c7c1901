import { describe, expect, it } from 'vitest';
import { stillPreview } from './still-preview.ts';

const SEARCH = '?preview=true&previewDateTime=2026-12-24T00%3A00%3A00.000Z&previewScripts=false';

describe('a preview for a frame without scripts', () => {
  it('is one that says so, and no other document', () => {
    expect(stillPreview(SEARCH)).toBeDefined();
    for (const search of ['', '?preview=true', '?previewScripts=false', '?preview=true&previewScripts=true'])
      expect(stillPreview(search)).toBeUndefined();
  });

  it('has no scripts and fetches none, but keeps styles and data', () => {
    const html =
      '<link rel="modulepreload" href="/a.js"/><link rel="preload" as="script" href="/b.js"/><link rel="preload" as="font" href="/f.woff2"/>' +
      '<script nonce="n">run()\n</script><script type="module" src="/a.js"></script><style>a{}</style><script type="application/ld+json">{"a":1}</script><p>Text</p>';
    expect(stillPreview(SEARCH)?.(html)).toBe(
      '<link rel="preload" as="font" href="/f.woff2"/><style>a{}</style><script type="application/ld+json">{"a":1}</script><p>Text</p>',
    );
  });

  it('leads to previews of the same kind and date', () => {
    const still = stillPreview(SEARCH)!;
    const query = 'preview=true&amp;previewDateTime=2026-12-24T00%3A00%3A00.000Z&amp;previewScripts=false';
    expect(still('<a class="x" href="/en-us/stores">')).toBe(`<a class="x" href="/en-us/stores?${query}">`);
    expect(still('<a href="/en-us/search?q=wool#top">')).toBe(`<a href="/en-us/search?q=wool&amp;${query}#top">`);
    for (const other of ['<a href="https://other.example/">', '<a href="//other.example/">', '<a href="#top">', '<link href="/style.css">'])
      expect(still(other)).toBe(other);
  });
});
