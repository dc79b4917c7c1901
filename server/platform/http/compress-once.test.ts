import { describe, expect, it } from 'vitest';
import { createCompressOnce } from './compress-once.ts';

/** Compressing a word ends when it is let, and leaves it as it is. */
const make = (limits: { readonly atATime?: number; readonly mostBytes?: number } = {}) => {
  const begun: { readonly word: string; readonly end: (error?: Error) => void }[] = [];
  const compress = (word: string): Promise<Uint8Array<ArrayBuffer>> =>
    new Promise((resolve, reject) => {
      begun.push({ word, end: (error) => (error ? reject(error) : resolve(new TextEncoder().encode(word))) });
    });
  const once = createCompressOnce({ atATime: 2, mostBytes: 100, ...limits });
  return { begun, pack: (word: string) => once(word, () => compress(word)), words: () => begun.map(({ word }) => word) };
};

describe('compressing once', () => {
  it('compresses a text once for all who ask, meanwhile and later', async () => {
    const { begun, pack, words } = make();
    const both = Promise.all([pack('one'), pack('one')]);
    begun[0]?.end();
    const [first, second] = await both;
    expect(second).toBe(first);
    expect(await pack('one')).toBe(first);
    expect(words()).toEqual(['one']);
  });

  it('compresses no more texts at a time than it may, and the others in order', async () => {
    const { begun, pack, words } = make();
    const all = ['a', 'b', 'c', 'd'].map(pack);
    expect(words()).toEqual(['a', 'b']);
    begun[1]?.end();
    await all[1];
    await expect.poll(words).toEqual(['a', 'b', 'c']);
    begun[0]?.end();
    await all[0];
    await expect.poll(words).toEqual(['a', 'b', 'c', 'd']);
    begun[2]?.end();
    begun[3]?.end();
    expect((await Promise.all(all)).map((packed) => new TextDecoder().decode(packed))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('forgets what was not asked for longest when it keeps too much', async () => {
    const { begun, pack, words } = make({ mostBytes: 7 });
    const now = async (word: string): Promise<void> => {
      const packed = pack(word);
      begun.at(-1)?.end();
      await packed;
    };
    await now('one');
    await now('two');
    await pack('one');
    await now('six');
    await pack('one');
    await pack('six');
    expect(words()).toEqual(['one', 'two', 'six']);
    await now('two');
    expect(words()).toEqual(['one', 'two', 'six', 'two']);
  });

  it('goes on after a failure, which the next who asks does not get', async () => {
    const { begun, pack, words } = make({ atATime: 1 });
    const [failed, next] = [pack('one'), pack('two')];
    begun[0]?.end(new Error('no memory'));
    await expect(failed).rejects.toThrow('no memory');
    await expect.poll(words).toEqual(['one', 'two']);
    begun[1]?.end();
    await next;
    const again = pack('one');
    await expect.poll(words).toEqual(['one', 'two', 'one']);
    begun[2]?.end();
    expect(new TextDecoder().decode(await again)).toBe('one');
  });
});
