import { expect, test } from 'vitest';
import { readDeviceCookie, readSessionCookie, sessionCookie } from './cookie.ts';
import { cookieNames } from '#server/platform/http/loopback-cookies.ts';

const TOKEN = 'a'.repeat(43);
const OLD = 'b'.repeat(43);
const LINE = sessionCookie(TOKEN, 60);

const asked = (url: string, cookie?: string): Request => new Request(url, { headers: cookie === undefined ? {} : { Cookie: cookie } });

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://shop.localhost:3000'])(
  'a shop at %s sets cookies that WebKit keeps without TLS, and reads them',
  (url) => {
    const { said, heard } = cookieNames(url);
    const line = said(LINE, asked(url));
    expect(line).toBe(`waymark-session=${TOKEN}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`);
    const back = heard(asked(url, `waymark-locale=de-de; ${line.slice(0, line.indexOf(';'))}; waymark-device=${TOKEN}`));
    expect(readSessionCookie(back)).toBe(TOKEN);
    expect(readDeviceCookie(back)).toBe(TOKEN);
  },
);

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://localhost:3443', 'https://localhost:3443'],
  ['https://shop.example', 'http://localhost:3000'],
  ['http://192.168.0.10:3000', 'http://192.168.0.10:3000'],
  ['http://localhost.example', 'http://localhost.example'],
  // Its public address was never set, and a proxy with TLS stands before it.
  ['http://localhost:3000', 'http://shop.example'],
])('a shop at %s that is called at %s keeps prefix and Secure, and believes no other name', (publicUrl, called) => {
  const { said, heard } = cookieNames(publicUrl);
  expect(said(LINE, asked(called))).toBe(LINE);
  expect(readSessionCookie(heard(asked(called, `waymark-session=${TOKEN}`)))).toBeUndefined();
  expect(readSessionCookie(heard(asked(called, `__Host-waymark-session=${TOKEN}`)))).toBe(TOKEN);
});

test('a token that a browser on localhost has kept under the prefixed name is not shown again', () => {
  const { heard } = cookieNames('http://localhost:3000');
  const both = asked('http://localhost:3000', `__Host-waymark-session=${OLD}; waymark-session=${TOKEN}`);
  expect(readSessionCookie(heard(both))).toBe(TOKEN);
  expect(heard(asked('http://localhost:3000'))).toBeUndefined();
});
