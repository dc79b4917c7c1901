import { expect, test } from 'vitest';
import { previewAddress, stillPreviewAddress, withoutPreview, withPreviewOf } from './preview-address.ts';

test('a page is left for what is published, and keeps the rest of its address', () => {
  expect(withoutPreview('/en-us/search?q=wool&preview=true&previewDateTime=2026-12-01T00%3A00%3A00.000Z#top')).toBe('/en-us/search?q=wool#top');
});

test('links lead to previews of the same date', () => {
  expect(withPreviewOf('/en-us/cart', '?preview=true&previewDateTime=2026-12-01')).toBe('/en-us/cart?preview=true&previewDateTime=2026-12-01');
  expect(withPreviewOf('/en-us?preview=true', '?preview=true')).toBe('/en-us?preview=true');
});

test('a preview may have a date', () => {
  expect(previewAddress('/en-us')).toBe('/en-us?preview=true');
  expect(previewAddress('/en-us', '2026-12-01T00:00:00Z')).toBe('/en-us?preview=true&previewDateTime=2026-12-01T00%3A00%3A00.000Z');
  expect(previewAddress('/en-us', 'soon')).toBe('/en-us?preview=true');
});

test('a preview may be for a frame that runs no scripts', () => {
  expect(stillPreviewAddress('/en-us/search?q=wool')).toBe('/en-us/search?q=wool&preview=true&previewScripts=false');
});
