import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '#tests/support/virtual-clock.ts';
import { createDatafileSource, DATAFILE_FRESH_MS, type DatafileAnswer, type StoredDatafile } from './datafile.ts';

const URL = '/experiments/v1/datafiles/test';
const file = (text: string, etag: string | null = `"${text}"`): StoredDatafile => ({ text, etag });

/** A source over a device, a network and a clock of the test. Texts that begin with `<` are none. */
const setUp = (stored?: StoredDatafile) => {
  const clock = createVirtualClock();
  const device = new Map(stored ? [[URL, stored]] : []);
  const asked: (string | null)[] = [];
  const closed: string[] = [];
  const world = { answer: async (): Promise<DatafileAnswer> => ({ kind: 'failed' }) };
  const source = createDatafileSource(
    URL,
    {
      clock,
      store: { get: async (url) => device.get(url), put: async (url, kept) => void device.set(url, kept), clear: async () => device.clear() },
      fetchDatafile: async (_, etag) => {
        asked.push(etag);
        return world.answer();
      },
    },
    async (text) => (text.startsWith('<') ? null : { text, close: () => void closed.push(text) }),
  );
  const answers = (answer: DatafileAnswer): void => {
    world.answer = async () => answer;
  };
  return { clock, device, asked, closed, world, answers, source };
};

describe('a datafile', () => {
  it('is fetched, opened and kept', async () => {
    const { source, device, asked, answers } = setUp();
    answers({ kind: 'file', file: file('one') });
    await source.load();
    expect(source.current()?.text).toBe('one');
    expect(device.get(URL)).toEqual(file('one'));
    expect(asked).toEqual([null]);
  });

  it('that is kept is opened at once, while the network is still asked, by its tag', async () => {
    const { source, asked, world, closed, clock, device } = setUp(file('one'));
    world.answer = async () => {
      await clock.sleep(5_000);
      return { kind: 'file', file: file('two') };
    };
    await source.load();
    expect([source.current()?.text, asked]).toEqual(['one', ['"one"']]);
    await clock.run(5_000);
    expect([source.current()?.text, closed, device.get(URL)?.text]).toEqual(['two', ['one'], 'two']);
  });

  it('that has not changed stays open', async () => {
    const { source, closed, answers } = setUp(file('one'));
    answers({ kind: 'unchanged' });
    await source.load();
    await source.refresh();
    expect([source.current()?.text, closed]).toEqual(['one', []]);
  });

  it('of a host that shows no tag is told apart by its text', async () => {
    const { source, closed, answers, clock } = setUp(file('one', null));
    answers({ kind: 'file', file: file('one', null) });
    await source.load();
    await clock.run(0);
    expect([source.current()?.text, closed]).toEqual(['one', []]);
  });

  it('serves without a network', async () => {
    const { source } = setUp(file('one'));
    await source.load();
    expect(source.current()?.text).toBe('one');
  });

  it('is not there on a first visit without a network', async () => {
    const { source, device } = setUp();
    await source.load();
    expect([source.current(), device.size]).toEqual([undefined, 0]);
  });

  it('in whose place somebody else’s page comes is neither opened nor kept', async () => {
    const { source, device, answers, clock } = setUp(file('one'));
    answers({ kind: 'file', file: file('<html>') });
    await source.load();
    await clock.run(0);
    expect([source.current()?.text, device.get(URL)?.text]).toEqual(['one', 'one']);
  });

  it('that was kept broken is replaced by the network’s', async () => {
    const { source, answers } = setUp(file('<html>'));
    answers({ kind: 'file', file: file('two') });
    await source.load();
    expect(source.current()?.text).toBe('two');
  });

  it('is asked for again after five minutes, and not before', async () => {
    const { source, asked, answers, clock } = setUp();
    answers({ kind: 'file', file: file('one') });
    await source.load();
    await source.refresh();
    await clock.run(DATAFILE_FRESH_MS - 1);
    await source.refresh();
    expect(asked).toHaveLength(1);
    await clock.run(1);
    answers({ kind: 'file', file: file('two') });
    await Promise.all([source.refresh(), source.refresh()]);
    expect([asked.length, source.current()?.text]).toEqual([2, 'two']);
  });

  it('that comes after the source was closed is not opened', async () => {
    const { source, world, clock, closed, device } = setUp();
    world.answer = async () => {
      await clock.sleep(1_000);
      return { kind: 'file', file: file('one') };
    };
    const loading = source.load();
    source.close();
    await clock.run(1_000);
    await loading;
    expect([source.current(), closed, device.size]).toEqual([undefined, [], 0]);
  });
});
