import { expect, test } from 'vitest';
import { acceptedFormats } from './accept.ts';

test('a browser that names AVIF and WebP is offered both, best first', () => {
  expect(acceptedFormats('image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8')).toEqual(['avif', 'webp', 'jpeg']);
});

test('whoever names neither gets JPEG, which everything shows', () => {
  expect(acceptedFormats('*/*')).toEqual(['jpeg']);
  expect(acceptedFormats(undefined)).toEqual(['jpeg']);
});

test('a format refused with q=0 is not offered', () => {
  expect(acceptedFormats('image/avif;q=0, image/webp;q=0.5')).toEqual(['webp', 'jpeg']);
});
