import { expect, test } from 'vitest';
import type { Order } from './checkout.ts';
import { ordererOf } from './orderer.ts';

const ada = { firstName: 'Ada', email: 'ada@example.com' };
const bea = { firstName: 'Bea', email: 'bea@example.com' };
const named = (bill: object, ...shipments: object[]) =>
  ordererOf({ billingAddress: bill, shipments: shipments.map((address) => ({ address })) } as unknown as Order).firstName;

test('whoever ordered is who is billed, by the name that they gave with the goods, not whoever collects', () => {
  expect(named(ada, bea)).toBe('Ada');
  expect(named({ ...ada, firstName: 'Office' }, bea, ada)).toBe('Ada');
});
