import { expect, it } from 'vitest';
import { addressesOf } from './database-hosts.ts';

it.each([
  ['postgres://waymark@one/shop', ['postgres://waymark@one/shop']],
  [
    'postgres://waymark:se%2Ccret@one:5433,two/shop?sslmode=require',
    ['postgres://waymark:se%2Ccret@one:5433/shop?sslmode=require', 'postgres://waymark:se%2Ccret@two/shop?sslmode=require'],
  ],
  ['postgresql://one,two:5433', ['postgresql://one', 'postgresql://two:5433']],
  ['postgres://waymark@localhost/shop?host=/run/postgresql', ['postgres://waymark@localhost/shop?host=/run/postgresql']],
])('%s names its hosts', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});
