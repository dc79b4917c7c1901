import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftDatabase, type DraftName } from './draft-database.ts';
import { createDraftSync, type DraftPorts, type SaveResult } from './draft-sync.ts';

const HOME: DraftName = { siteId: 'WAYMARK-US', kind: 'page', slug: 'home' };
const THEIRS = { version: 8, document: { title: 'Theirs' }, author: 'Ada', at: '2026-11-25T10:00:00.000Z' };

let db: DraftDatabase;
let count = 0;
let keys = 0;
const save = vi.fn<DraftPorts['save']>();
const onSaved = vi.fn();
const open = (accountId = 'ada') =>
  createDraftSync(db, accountId, { save, onSaved, now: () => new Date('2026-11-25T12:00:00Z'), makeKey: () => `key-${(keys += 1)}` });

beforeEach(() => {
  db = new DraftDatabase(`content-${(count += 1)}`);
  save.mockReset().mockResolvedValue({ kind: 'saved', version: 8 });
  onSaved.mockReset();
});
afterEach(() => db.delete());

describe('a draft on the device', () => {
  it('is stored before it is sent, and gone when the service has it', async () => {
    const sync = open();
    await sync.edit(HOME, { title: 'One' }, 7);
    expect(save).not.toHaveBeenCalled();
    expect(await sync.read(HOME)).toMatchObject({ document: { title: 'One' }, baseVersion: 7 });
    await sync.flush(HOME);
    expect(save).toHaveBeenCalledWith(expect.objectContaining(HOME), { title: 'One' }, 7, expect.any(String));
    expect(await sync.read(HOME)).toBeUndefined();
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('waits where the service cannot be reached, also over a restart', async () => {
    save.mockResolvedValueOnce({ kind: 'later' });
    const sync = open();
    await sync.edit(HOME, { title: 'One' }, 7);
    await sync.flush(HOME);
    await sync.edit(HOME, { title: 'Two' }, 7);
    const again = open();
    await again.flushAll();
    expect(save.mock.lastCall?.[1]).toEqual({ title: 'Two' });
    expect(await again.list()).toEqual([]);
  });

  it('sends a change that was made while an earlier one was on its way, on the version that this one made', async () => {
    const sync = open();
    let answer: (result: SaveResult) => void = () => undefined;
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await sync.edit(HOME, { title: 'One' }, 7);
    const sent = sync.flush(HOME);
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    await sync.edit(HOME, { title: 'Two' }, 7);
    answer({ kind: 'saved', version: 8 });
    await sent;
    expect(save.mock.calls.map(([, document, base]) => [document, base])).toEqual([
      [{ title: 'One' }, 7],
      [{ title: 'Two' }, 8],
    ]);
    expect(await sync.list()).toEqual([]);
  });

  it('repeats a request without an answer as it was, after a restart, too, before it sends what was written since', async () => {
    save.mockResolvedValueOnce({ kind: 'later' });
    const sync = open();
    await sync.edit(HOME, { title: 'One' }, 7);
    await sync.flush(HOME);
    await sync.edit(HOME, { title: 'Two' }, 7);
    save.mockResolvedValueOnce({ kind: 'saved', version: 8 }).mockResolvedValueOnce({ kind: 'saved', version: 9 });
    await open().flushAll();
    const [first, second, third] = save.mock.calls;
    expect(second).toEqual([expect.objectContaining(HOME), { title: 'One' }, 7, first?.[3]]);
    expect(third).toEqual([expect.objectContaining(HOME), { title: 'Two' }, 8, expect.not.stringMatching(String(first?.[3]))]);
    expect(await sync.list()).toEqual([]);
  });

  it('sends what was written since although the service has refused what it had not answered', async () => {
    save.mockResolvedValueOnce({ kind: 'later' });
    const sync = open();
    await sync.edit(HOME, { title: 'Bad' }, 7);
    await sync.flush(HOME);
    await sync.edit(HOME, { title: 'Good' }, 7);
    save.mockResolvedValueOnce({ kind: 'refused', problems: { title: 'No' } });
    await sync.flush(HOME);
    expect(save.mock.calls.map(([, document]) => document['title'])).toEqual(['Bad', 'Bad', 'Good']);
    expect(await sync.list()).toEqual([]);
  });

  it('stands on the version that it made itself, though whoever writes on has not read it again', async () => {
    save.mockResolvedValueOnce({ kind: 'saved', version: 8 }).mockResolvedValueOnce({ kind: 'saved', version: 9 });
    const sync = open();
    await sync.edit(HOME, { title: 'One' }, 7);
    await sync.flush(HOME);
    await sync.edit(HOME, { title: 'Two' }, 7);
    await sync.flush(HOME);
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining(HOME), { title: 'Two' }, 8, expect.any(String));
    // Somebody else has written since, which was read.
    await sync.edit(HOME, { title: 'Three' }, 12);
    await sync.flush(HOME);
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining(HOME), { title: 'Three' }, 12, expect.any(String));
  });

  it('keeps both versions in a conflict, and sends nothing before somebody has chosen', async () => {
    save.mockResolvedValueOnce({ kind: 'conflict', theirs: THEIRS });
    const sync = open();
    await sync.edit(HOME, { title: 'Mine' }, 7);
    await sync.flush(HOME);
    await sync.edit(HOME, { title: 'Mine, longer' }, 7);
    await sync.flush(HOME);
    expect(save).toHaveBeenCalledOnce();
    expect(await sync.read(HOME)).toMatchObject({ document: { title: 'Mine, longer' }, conflict: THEIRS });
    await sync.resolve(HOME, 'mine');
    expect(save).toHaveBeenLastCalledWith(expect.anything(), { title: 'Mine, longer' }, 8, expect.any(String));
    expect(await sync.read(HOME)).toBeUndefined();
  });

  it('goes where the other version was chosen', async () => {
    save.mockResolvedValueOnce({ kind: 'conflict', theirs: THEIRS });
    const sync = open();
    await sync.edit(HOME, { title: 'Mine' }, 7);
    await sync.flush(HOME);
    await sync.resolve(HOME, 'theirs');
    expect(await sync.read(HOME)).toBeUndefined();
    expect(save).toHaveBeenCalledOnce();
  });

  it('stays with what is wrong in it until it is changed', async () => {
    save.mockResolvedValueOnce({ kind: 'refused', problems: { 'blocks.0.title': 'Too long' } });
    const sync = open();
    await sync.edit(HOME, { title: 'Bad' }, 7);
    await sync.flush(HOME);
    await sync.flush(HOME);
    expect(save).toHaveBeenCalledOnce();
    expect((await sync.read(HOME))?.problems).toEqual({ 'blocks.0.title': 'Too long' });
    await sync.edit(HOME, { title: 'Good' }, 7);
    await sync.flush(HOME);
    expect(await sync.read(HOME)).toBeUndefined();
  });

  it('is shown to whoever watches it, with each change', async () => {
    const sync = open();
    const titles: unknown[] = [];
    const watching = liveQuery(() => sync.read(HOME)).subscribe((row) => {
      const title = row?.document['title'];
      // That it is being sent changes the row, too.
      if (titles.length === 0 || titles.at(-1) !== title) titles.push(title);
    });
    await vi.waitFor(() => expect(titles).toEqual([undefined]));
    await sync.edit(HOME, { title: 'One' }, 7);
    await vi.waitFor(() => expect(titles).toEqual([undefined, 'One']));
    await sync.flush(HOME);
    await vi.waitFor(() => expect(titles).toEqual([undefined, 'One', undefined]));
    watching.unsubscribe();
  });

  it('belongs to the account that wrote it', async () => {
    await open().edit(HOME, { title: 'Mine' }, 7);
    const other = open('grace');
    expect(await other.list()).toEqual([]);
    await other.flushAll();
    expect(save).not.toHaveBeenCalled();
  });
});
