import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

it.each([
  ['https://me:secret@cdn.example/a/b.jpg?key=secret#secret', 'https://cdn.example/a/b.jpg'],
  ['http://cdn.example:8080/a.png', 'http://cdn.example:8080/a.png'],
  ['secret', 'no address'],
])('an address of a picture reaches the log without secrets: %s', (address, logged) => {
  expect(withoutSecrets(address)).toBe(logged);
});
