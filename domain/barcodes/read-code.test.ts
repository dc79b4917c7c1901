import { expect, it } from 'vitest';
import { type Code, readCode } from './read-code.ts';

const HOSTS = ['shop.example'];
const gtin = (digits: string): Code => ({ kind: 'gtin', gtin: digits });

it.for<[string, Code]>([
  ['036000291452', gtin('036000291452')],
  [' 0 36000 29145 2 ', gtin('036000291452')],
  ['4006381-333931', gtin('4006381333931')],
  ['73513537', gtin('73513537')],
  [']E04006381333931', gtin('4006381333931')],
  [']C10110614141123459', gtin('10614141123459')],
  ['(01)10614141123459(10)ABC123', gtin('10614141123459')],
  ['0110614141123459\u001D10ABC', gtin('10614141123459')],
  ['https://id.gs1.org/01/09506000134352/10/AB', gtin('09506000134352')],
  ['036000291453', { kind: 'misread', text: '036000291453' }],
  ['(01)10614141123458', { kind: 'misread', text: '10614141123458' }],
  ['https://id.gs1.org/01/09506000134353', { kind: 'misread', text: '09506000134353' }],
  ['12345', { kind: 'text', text: '12345' }],
  ['', { kind: 'text', text: '' }],
  ['rain jacket', { kind: 'text', text: 'rain jacket' }],
  [
    'https://shop.example/en-us/p/ridge-runner-W4TRAIL1K1B?color=K1B&size=9.5',
    { kind: 'product', productId: 'W4TRAIL1K1B', path: '/en-us/p/ridge-runner-W4TRAIL1K1B', chosen: { color: 'K1B', size: '9.5' } },
  ],
  [
    'HTTPS://Shop.example/de-de/p/W4TRAIL1?size=9%2F10&note=a+b%',
    { kind: 'product', productId: 'W4TRAIL1', path: '/de-de/p/W4TRAIL1', chosen: { size: '9/10', note: 'a+b%' } },
  ],
  ['https://shop.example/fr-fr/p/W4TRAIL1', { kind: 'product', productId: 'W4TRAIL1', path: '/fr-fr/p/W4TRAIL1', chosen: {} }],
])('%j', ([text, expected]) => {
  expect(readCode(text, HOSTS)).toEqual(expected);
});

it.for<[string, Code]>([
  ['https://elsewhere.example/en-us/p/ridge-runner-W4TRAIL1', { kind: 'foreign', host: 'elsewhere.example' }],
  ['https://shop.example.evil.example/en-us/p/ridge-runner-W4TRAIL1', { kind: 'foreign', host: 'shop.example.evil.example' }],
  ['https://shop.example@evil.example/en-us/p/ridge-runner-W4TRAIL1', { kind: 'foreign', host: 'shop.example@evil.example' }],
  ['https://shop.example/en-us/checkout', { kind: 'page', path: '/en-us/checkout' }],
  ['https://shop.example/en-us/c/shoes?sort=price', { kind: 'page', path: '/en-us/c/shoes?sort=price' }],
  ['https://shop.example/xx-yy/p/ridge-runner-W4TRAIL1', { kind: 'page', path: '/xx-yy/p/ridge-runner-W4TRAIL1' }],
  ['https://shop.example/en-us/hand-over#abc', { kind: 'page', path: '/en-us/hand-over#abc' }],
  ['https://shop.example//evil.example/x', { kind: 'page', path: '/evil.example/x' }],
  ['https://shop.example/\\evil.example/x', { kind: 'page', path: '/evil.example/x' }],
  ['https://shop.example', { kind: 'page', path: '/' }],
  ['javascript:alert(1)', { kind: 'text', text: 'javascript:alert(1)' }],
  ['WIFI:T:WPA;S:cafe;P:secret;;', { kind: 'text', text: 'WIFI:T:WPA;S:cafe;P:secret;;' }],
  ['https://', { kind: 'text', text: 'https://' }],
])('%j is no link to a product of this shop', ([text, expected]) => {
  expect(readCode(text, HOSTS)).toEqual(expected);
});

it('cuts off what no label holds', () => {
  const code = readCode('x'.repeat(5_000), HOSTS);
  expect(code.kind === 'text' && code.text.length).toBe(2_000);
});
