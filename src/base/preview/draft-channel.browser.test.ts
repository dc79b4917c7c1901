import { afterEach, expect, it, vi } from 'vitest';
import type { DrawnDoc } from '#contract/calls/content-admin.ts';
import { isDraftPage, serveDraft } from './draft-channel.ts';

const drawn = (title: string): DrawnDoc => ({
  page: { id: 'x', slug: 'x', title, description: '', blocks: [], modifiedAt: '2026-11-21T12:00:00.000Z' },
  problems: {},
});

const frames: HTMLIFrameElement[] = [];
/** A page of this origin, as far as a frame needs one. */
const openFrame = (): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frames.push(frame);
  return frame;
};
const heardIn = (frame: HTMLIFrameElement): unknown[] => {
  const heard: unknown[] = [];
  frame.contentWindow!.addEventListener('message', ({ data }) => heard.push(data));
  return heard;
};
const say = (frame: HTMLIFrameElement, data: unknown, origin = location.origin): void => {
  dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
};
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

it('sends what there is when the frame has loaded, and each later version', async () => {
  const frame = openFrame();
  const heard = heardIn(frame);
  let current: DrawnDoc | undefined;
  const { send, stop } = serveDraft(frame, () => current);
  say(frame, 'waymark-draft-ready');
  current = drawn('First');
  say(frame, 'waymark-draft-ready');
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'waymark-draft', drawn: drawn('First') }]));
  current = drawn('Second');
  send(current);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  stop();
  say(frame, 'waymark-draft-ready');
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveLength(2);
});

it('answers nobody else: not another frame, not another origin', async () => {
  const frame = openFrame();
  const other = openFrame();
  const heard = [heardIn(frame), heardIn(other)];
  const { stop } = serveDraft(frame, () => drawn('Secret'));
  say(other, 'waymark-draft-ready');
  say(frame, 'waymark-draft-ready', 'https://elsewhere.example');
  say(frame, 'hello');
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([[], []]);
  stop();
});

it('is the page of one address', () => {
  expect(isDraftPage('/de-de/staff/draft')).toBe(true);
  expect(isDraftPage('/de-de/staff/drafts')).toBe(false);
  expect(isDraftPage('/de-de')).toBe(false);
});
