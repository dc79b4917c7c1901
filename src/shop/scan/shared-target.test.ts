import { expect, it } from 'vitest';
import { type Shared, sharedTarget } from './shared-target.ts';

it.for<[Shared, string]>([
  [{ url: 'https://shop.example/en-us/p/ridge-runner-W4TRAIL1' }, '/en-gb/p/ridge-runner-W4TRAIL1'],
  [
    { title: 'Ridge Runner', text: 'Look: https://shop.example/fr-fr/p/ridge-runner-W4TRAIL1K1B?size=9%2F10.' },
    '/en-gb/p/ridge-runner-W4TRAIL1K1B?size=9%2F10',
  ],
  [{ text: 'https://elsewhere.example/x and https://shop.example/en-us/p/W4TRAIL1' }, '/en-gb/p/W4TRAIL1'],
  [{ text: '036000291452' }, '/en-gb/search?q=036000291452'],
  [{ url: 'https://id.gs1.org/01/09506000134352' }, '/en-gb/search?q=09506000134352'],
  [{ title: 'Rain  jacket', url: 'https://elsewhere.example/p/X' }, '/en-gb/search?q=Rain+jacket'],
  [{ text: 'x'.repeat(500) }, `/en-gb/search?q=${'x'.repeat(120)}`],
  [{ url: 'https://elsewhere.example/en-us/p/ridge-runner-W4TRAIL1' }, '/en-gb/search'],
  [{ url: 'javascript:alert(1)' }, '/en-gb/search'],
  [{}, '/en-gb/search'],
])('%j leads to %s', ([shared, expected]) => {
  expect(sharedTarget(shared, 'en-gb', ['shop.example'])).toBe(expected);
});
