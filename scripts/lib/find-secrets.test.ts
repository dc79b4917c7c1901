import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSecrets, searchTraces } from './find-secrets.mjs';

const TOKEN = 'q3fJ8mB2xkVt0a-Zr5LwY7cHsD_9ePu4GnQi6TjKoXA';

it.each([
  ['a password', '{"msg":"waymark-trail"}', 'password'],
  ['an e-mail address', 'GET /cart?email=Ada.Lovelace+shop@example.com', 'e-mail'],
  ['a card number', '"4242424242424242"', 'card number'],
  ['a card number in groups', '5555 5555 5555 4444', 'card number'],
  ['a card number of fifteen digits', '378282246310005', 'card number'],
  ['a cookie', `set-cookie: __Host-waymark=${TOKEN}`, 'cookie'],
  ['a cookie of http://localhost', `set-cookie: waymark-session=${TOKEN}`, 'cookie'],
  ['the hash of a password', '$argon2id$v=19$m=19456', 'password hash'],
])('%s is found', (_, text, what) => {
  expect(findSecrets(text).map((found) => found.split(':')[0])).toEqual([what]);
});

it('a token is found in a log, where nothing is that long by chance', () => {
  expect(findSecrets(`{"token":"${TOKEN}"}`, { log: true })).toEqual(['token: q3fJ8mB2…']);
  expect(findSecrets(`"sha256-${TOKEN}="`)).toEqual([]);
});

it.each([
  [
    'a line of the log',
    '{"level":"info","time":"2026-11-21T12:00:00.000Z","call":"cart.get","status":200,"ms":3.25,"correlationId":"0193b0a4-77aa-7000-8000-000000000001"}',
  ],
  ['codes of products', '{"upc":"00843000012345","gtin":"4006381333931","id":"4242424242424241"}'],
  ['an address that everybody may know', 'Write to privacy@waymark.example.'],
  ['a name of a file', 'workbox-precache-v2-http://localhost:3000/assets/index-4f0Dk2.js'],
])('%s is nothing', (_, text) => {
  expect(findSecrets(text, { log: true })).toEqual([]);
});

it('a folder of traces tells what is in which file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-traces-'));
  try {
    writeFileSync(join(folder, 'shop-1.log'), '{"call":"auth.signin","status":200}\n');
    writeFileSync(join(folder, 'page-1.cache'), 'https://shop.example/en-us/account\n<p>ada@example.com</p>');
    expect(searchTraces(folder)).toEqual({ logs: 1, caches: 1, found: ['page-1.cache: e-mail: ada@example.com'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
