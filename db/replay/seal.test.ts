import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, fingerprint, keyFrom } from './seal.ts';

test('[KEY3] the same content has the same fingerprint, in whatever order its keys are', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      expect(fingerprint(canonicalJson(turned))).toBe(fingerprint(canonicalJson(value)));
    }),
  );
});

test('[KEY3] canonical text can be parsed back to the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('[KEY3] ten thousand different bodies have different fingerprints', () => {
  const seen = new Set(Array.from({ length: 10_000 }, (_, index) => fingerprint(canonicalJson({ cartId: 'c', qty: index }))));
  expect(seen.size).toBe(10_000);
});

test('[REB4] a derived key is an id that the contract accepts', () => {
  expect(keyFrom('anything')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(keyFrom('a')).not.toBe(keyFrom('b'));
});
