import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange, type CartChange } from '#db/cart/change.ts';
import { foldCart } from '#db/cart/fold.ts';
import { addItem, changeQuantity, makeItem, removeItem } from '#tests/support/make-cart.ts';
import { makeEnv, makeHeld, makeSnapshot, makeTap, quantities, updateRow, withTaps } from '#tests/support/make-held.ts';
import { PROPERTY_RUNS } from '#tests/support/property-runs.ts';
import { compile } from './compile.ts';
import { begin, decide } from './decide.ts';
import { acceptSnapshot } from './epoch.ts';
import { KEYED } from './gateways/keyed.ts';
import { cartOf, type ReplayState } from '#db/mutations/mutation.ts';
import { enqueue } from './outbox.ts';
import { PLAIN, VERSIONED, whoMoved } from './gateways/unkeyed.ts';
import { readChange } from '#db/cart/upcast.ts';

const upc = fc.constantFrom('10000001', '10000002', '10000003');
const qty = fc.integer({ min: 1, max: 6 });
const store = fc.constantFrom({ id: 'S1', name: 'One' }, null);
const absolute: fc.Arbitrary<CartChange> = fc.oneof(
  fc.tuple(upc, qty).map(([a, n]) => changeQuantity(a, n)),
  upc.map(removeItem),
);
const change: fc.Arbitrary<CartChange> = fc.oneof(
  fc.tuple(upc, qty).map(([a, n]) => addItem(a, n)),
  absolute,
  fc.tuple(upc, upc, qty).map(([a, b, n]): CartChange => ({ type: 'edit-variant', args: { item: makeItem(a), to: makeItem(b), qty: n } })),
  fc.tuple(upc, qty, store).map(([a, n, to]): CartChange => ({ type: 'set-fulfilment', args: { item: makeItem(a), qty: n, store: to } })),
);
const changes = fc.array(change, { maxLength: 8 });
const content = fc.dictionary(upc, qty, { maxKeys: 3 });

const asPending = (list: readonly CartChange[]): { type: string; version: number; args: unknown; key: string }[] =>
  list.map(({ type, args }, index) => ({ type, version: 1, args, key: `key-${index}` }));
const idsIn = (held: ReplayState): string[] => [...held.outbox.flatMap((row) => [row.id, ...row.merged]), ...held.receipts.map(({ id }) => id)];

describe('any sequence of changes', () => {
  test('[FOLD1] folding in two steps gives the same result as folding at once', () => {
    fc.assert(
      fc.property(content, changes, changes, (there, first, rest) => {
        const snapshot = makeSnapshot(there);
        const stepwise = rest.reduce(applyChange, foldCart(snapshot, asPending(first)));
        expect(quantities(stepwise)).toEqual(quantities(foldCart(snapshot, asPending([...first, ...rest]))));
      }),
      PROPERTY_RUNS,
    );
  });

  test('[FOLD5] the view is the same every time, without empty or duplicate lines', () => {
    fc.assert(
      fc.property(content, changes, (there, list) => {
        const view = foldCart(makeSnapshot(there), asPending(list));
        expect(foldCart(structuredClone(makeSnapshot(there)), structuredClone(asPending(list)))).toEqual(view);
        const { items } = view;
        expect(items.every((item) => item.qty > 0)).toBe(true);
        expect(Object.keys(quantities({ items }))).toHaveLength(items.length);
      }),
      PROPERTY_RUNS,
    );
  });

  test('[CMP2] an absolute change has its result once it was made, whatever the cart contained', () => {
    fc.assert(
      fc.property(content, absolute, fc.constantFrom(KEYED, VERSIONED, PLAIN), (there, wish, profile) => {
        const once = applyChange(makeSnapshot(there), wish);
        expect(quantities(applyChange(once, wish))).toEqual(quantities(once));
        const held = acceptSnapshot(makeHeld(), makeSnapshot({}, { items: [...once.items] }), 0);
        expect(compile(wish, cartOf(held), profile)).toEqual({ do: 'nothing' });
      }),
      PROPERTY_RUNS,
    );
  });

  test('[OUT4] an id is stored once, and none is lost', () => {
    fc.assert(
      fc.property(content, changes, (there, list) => {
        const taps = list.map((one) => makeTap(one));
        const once = enqueue(makeHeld(makeSnapshot(there)), 'cart', taps);
        expect(idsIn(once).toSorted()).toEqual(taps.map(({ id }) => id).toSorted());
        expect(enqueue(once, 'cart', taps)).toEqual(once);
      }),
      PROPERTY_RUNS,
    );
  });

  test('[OUT2] numbers rise and none is given twice, whatever is merged', () => {
    fc.assert(
      fc.property(content, changes, changes, (there, first, rest) => {
        const held = withTaps(withTaps(makeHeld(makeSnapshot(there)), ...first), ...rest);
        const numbers = held.outbox.map(({ seq }) => seq);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(held.lane.nextSeq).toBeGreaterThan(Math.max(0, ...numbers));
      }),
      PROPERTY_RUNS,
    );
  });

  test('[SEAL1] [SEAL2] a sealed request is sent unchanged, whatever is tapped afterwards', () => {
    fc.assert(
      fc.property(content, change, changes, (there, first, rest) => {
        const env = makeEnv();
        const [sealed, plan] = decide(withTaps(makeHeld(makeSnapshot(there)), first), env);
        if (plan.do !== 'send') return;
        const [restarted] = begin(withTaps(sealed, ...rest), env.now);
        const [, again] = decide(restarted, env);
        expect(again).toEqual(plan);
      }),
      PROPERTY_RUNS,
    );
  });

  test('[REF3] a refused change does not affect the view', () => {
    fc.assert(
      fc.property(content, changes, change, (there, list, refused) => {
        const snapshot = makeSnapshot(there);
        const with1 = withTaps(makeHeld(snapshot), refused);
        const [row] = with1.outbox;
        if (!row) return;
        const held = withTaps(updateRow(with1, row.seq, { state: 'refused', attempts: 1 }), ...list);
        const pending = held.outbox.filter(({ state }) => state !== 'refused');
        expect(quantities(foldCart(snapshot, pending))).toEqual(quantities(foldCart(snapshot, asPending(list))));
      }),
      PROPERTY_RUNS,
    );
  });

  test('[VER1] a stored change is read back with the same meaning, and is plain data', () => {
    fc.assert(
      fc.property(change, (one) => {
        const stored = JSON.parse(JSON.stringify(makeTap(one))) as ReturnType<typeof makeTap>;
        expect(readChange(stored)).toEqual(one);
      }),
      PROPERTY_RUNS,
    );
  });

  test('[VER2] upcasters applied one by one give the same result from every version', () => {
    const steps = { kind: { 1: (args: unknown) => [args, 1], 2: (args: unknown) => [args, 2], 3: (args: unknown) => [args, 3] } };
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 4 }), (args, from) => {
        const upgraded = [1, 2, 3].slice(0, from - 1).reduce<unknown>((at, step) => [at, step], args);
        const whole = readChange({ type: 'kind', version: 1, args }, { kind: 4 }, steps);
        expect(readChange({ type: 'kind', version: from, args: upgraded }, { kind: 4 }, steps)).toEqual(whole);
      }),
      PROPERTY_RUNS,
    );
  });

  test('[GW4] a lost answer is settled as made, not made, or made elsewhere, and never as made in a cart that others change', () => {
    fc.assert(
      fc.property(content, change, absolute, fc.boolean(), (there, one, other, sole) => {
        const before = makeSnapshot(there);
        const [held, plan] = decide(withTaps(makeHeld(before), one), makeEnv({ profile: VERSIONED }));
        const [row] = held.outbox;
        if (!row || plan.do !== 'send') return;
        const made = { ...before, version: 2, items: [...applyChange(before, one).items] };
        expect(whoMoved(row, before, before, { sole, versioned: true })).toBe('untouched');
        const finding = whoMoved(row, before, made, { sole, versioned: true });
        expect(sole ? finding === 'done' : finding !== 'done').toBe(true);
        const elsewhere = { ...before, version: 2, items: [...applyChange(before, other).items] };
        const same = JSON.stringify(quantities(elsewhere)) === JSON.stringify(quantities(made));
        if (!same) expect(whoMoved(row, before, elsewhere, { sole, versioned: true })).not.toBe('done');
      }),
      PROPERTY_RUNS,
    );
  });
});
