import { describe, expect, it } from 'vitest';
import { type ExpressEvent, type ExpressState, isOver, step } from './machine.ts';

const STATES: readonly ExpressState[] = [
  { at: 'idle' },
  { at: 'validating' },
  { at: 'choosing' },
  { at: 'updating' },
  { at: 'authorising' },
  { at: 'cancelled' },
  { at: 'placed', orderNumber: 'W1' },
  { at: 'failed', reason: 'why' },
];
const EVENTS: readonly ExpressEvent[] = [
  ...(['pressed', 'validated', 'chose', 'updated', 'authorised', 'corrected', 'cancelled'] as const).map((type) => ({ type })),
  { type: 'placed', orderNumber: 'W2' },
  { type: 'failed', reason: 'no' },
];
const after = (...types: ExpressEvent['type'][]): ExpressState =>
  types.reduce<ExpressState>((state, type) => step(state, EVENTS.find((event) => event.type === type) as ExpressEvent), { at: 'idle' });

describe('a wallet’s payment', () => {
  it('goes from the press over contact and method to the order', () => {
    expect(after('pressed', 'validated', 'chose', 'updated', 'chose', 'updated', 'authorised', 'placed')).toEqual({
      at: 'placed',
      orderNumber: 'W2',
    });
  });

  it('goes on after a contact that had to be corrected', () => {
    expect(after('pressed', 'validated', 'authorised', 'corrected', 'authorised', 'placed').at).toBe('placed');
  });

  it.each(['validating', 'choosing', 'updating'] as const)('ends when it is cancelled while %s', (at) => {
    expect(step({ at }, { type: 'cancelled' })).toEqual({ at: 'cancelled' });
  });

  it('is not taken back by closing the sheet once it was agreed to', () => {
    expect(after('pressed', 'validated', 'authorised', 'cancelled').at).toBe('authorising');
  });

  it.each(['validating', 'choosing', 'updating', 'authorising'] as const)('ends with its reason when it fails while %s', (at) => {
    expect(step({ at }, { type: 'failed', reason: 'no' })).toEqual({ at: 'failed', reason: 'no' });
  });

  it('never makes an order of anything but what was agreed to', () => {
    const makes = STATES.filter((state) => !isOver(state) && step(state, { type: 'placed', orderNumber: 'W2' }).at === 'placed');
    expect(makes).toEqual([{ at: 'authorising' }]);
  });

  it('stays over once it is over, whatever the platform still says', () => {
    for (const state of STATES.filter(isOver)) for (const event of EVENTS) expect(step(state, event)).toBe(state);
  });
});
