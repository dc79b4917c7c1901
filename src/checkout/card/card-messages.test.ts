import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './card-messages.ts';

const from = (more: object) => ({ source: 'waymark-provider', session: 's1', ...more });

describe('a message of the card frame', () => {
  it('is read when it belongs to this session', () => {
    expect(readFrameMessage(from({ type: 'ready' }), 's1')).toEqual({ type: 'ready' });
    expect(readFrameMessage(from({ type: 'state', complete: true }), 's1')).toEqual({ type: 'state', complete: true });
    expect(readFrameMessage(from({ type: 'token', token: 'card_1', card_type: 'visa', bin: '424242', last4: '4242' }), 's1')).toEqual({
      type: 'token',
      token: 'card_1',
      card_type: 'visa',
      last4: '4242',
    });
  });

  it('is ignored from another source, another session, or of a kind that is not known', () => {
    for (const data of [null, 'ready', from({ type: 'ready', session: 's2' }), { type: 'ready', session: 's1' }, from({ type: 'explode' }), from({})])
      expect(readFrameMessage(data, 's1')).toBeUndefined();
  });

  it('says how the question of a bank went; what it does not name is a no', () => {
    expect(readFrameMessage(from({ type: 'challenge', result: 'passed' }), 's1')).toEqual({ type: 'challenge', result: 'passed' });
    expect(readFrameMessage(from({ type: 'challenge', result: 'yes' }), 's1')).toEqual({ type: 'challenge', result: 'failed' });
  });

  it('cannot make the page endlessly tall, nor pass a token that is none', () => {
    expect(readFrameMessage(from({ type: 'height', height: 1e9 }), 's1')).toEqual({ type: 'height', height: 1200 });
    for (const height of [0, -5, Number.NaN, 'tall']) expect(readFrameMessage(from({ type: 'height', height }), 's1')).toBeUndefined();
    expect(readFrameMessage(from({ type: 'token', token: '' }), 's1')).toBeUndefined();
    expect(readFrameMessage(from({ type: 'token', token: 't', last4: '4242424242424242' }), 's1')).toMatchObject({ last4: '' });
  });
});
