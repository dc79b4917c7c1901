import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { VideoBlock as VideoFields } from '#contract/calls/content/media-blocks.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { SlidesPaused } from '#ui/carousel/slides-paused.ts';
import { turns } from '#tests/support/turns.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { VideoBlock } from './video-block.tsx';

const picture = { key: 'scene-snow-day', angle: 'wide' as const, alt: 'Snow on a slope', tone: '#5d6b6a' };
const film: VideoFields = {
  id: 'film',
  kind: 'video',
  name: 'first snow',
  title: 'First snow',
  media: { sm: { image: picture, video: { src: '/media/first-snow.webm' } } },
  tracks: ['en', 'fr', 'de'].map((srclang) => ({ src: `/media/first-snow.${srclang}.vtt`, label: srclang, srclang, kind: 'captions' as const })),
};

/** The element's own playing, without a file. */
let play: ReturnType<typeof vi.fn<() => Promise<void>>>;
const playing = new WeakSet<HTMLMediaElement>();
beforeEach(() => {
  play = vi.fn<() => Promise<void>>(async () => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    await play();
    playing.add(this);
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (playing.delete(this)) this.dispatchEvent(new Event('pause'));
  });
});
const { features } = settingsFor('en-us');
const usual = { ...features };
afterEach(() => {
  Object.assign(features, usual);
  vi.restoreAllMocks();
});

const show = (block: Partial<VideoFields> = {}, paused = false) =>
  renderInPage(
    <EnglishPage>
      <SlidesPaused value={paused}>
        <VideoBlock block={{ ...film, ...block }} leads={false} />
      </SlidesPaused>
    </EnglishPage>,
  );
const video = () => page.getByLabelText('First snow', { exact: true }).element() as HTMLVideoElement;
const moving = { autoplay: true, hideControls: true, loop: true, muted: true };

it('waits with the player’s controls, the captions of the page’s language chosen', async () => {
  const place = show();
  expect(video().controls).toBe(true);
  expect([...place.querySelectorAll('track')].map((track) => track.default)).toEqual([true, false, false]);
  expect(await axeViolations(place)).toEqual([]);
  expect(play).not.toHaveBeenCalled();
});

it('plays by itself, muted, once it is in view, and is paused by its button with the keyboard', async () => {
  const place = show({ playerSettings: moving });
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  expect([video().muted, video().controls, video().loop]).toEqual([true, false, true]);
  expect(await axeViolations(place)).toEqual([]);
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect.element(pause).toBeVisible();
  (pause.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(video().paused).toBe(true);
});

it('pauses out of view and comes back, but not if the shopper has paused it', async () => {
  const place = show({ playerSettings: moving });
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  place.style.marginBlockStart = '300vh';
  await vi.waitFor(() => expect(video().paused).toBe(true));
  place.style.marginBlockStart = '';
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  await page.getByRole('button', { name: 'Pause' }).click();
  place.style.marginBlockStart = '300vh';
  await vi.waitFor(() => expect(place.getBoundingClientRect().top).toBeGreaterThan(innerHeight));
  place.style.marginBlockStart = '';
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(play).toHaveBeenCalledTimes(2);
});

it('stops with the carousel that it stands in, and goes on with it', async () => {
  show({ playerSettings: moving });
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  show({ playerSettings: moving }, true);
  await vi.waitFor(() => expect(video().paused).toBe(true));
  show({ playerSettings: moving }, false);
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2));
});

it('waits for a press where it is lazy, whatever else it is told', async () => {
  show({ isLazy: true, playerSettings: { autoplay: true } });
  expect([video().preload, video().controls]).toEqual(['none', false]);
  await page.getByRole('button', { name: 'Play' }).click();
  await vi.waitFor(() => expect(video().controls).toBe(true));
  expect(play).toHaveBeenCalledTimes(1);
});

it('plays by itself, muted, in a shop whose videos do not wait', async () => {
  Object.assign(features, { lazyVideo: false });
  show();
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  expect([video().muted, video().controls]).toEqual([true, true]);
});

it.each([
  ['is lazy', { isLazy: true }],
  ['shall not play by itself', { playerSettings: { autoplay: false } }],
])('waits in such a shop where it %s', async (_, block) => {
  Object.assign(features, { lazyVideo: false });
  show(block);
  await turns();
  expect([video().muted, play.mock.calls.length]).toEqual([false, 0]);
});

it('does not move by itself for whoever wants less motion', async () => {
  const asked = globalThis.matchMedia.bind(globalThis);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => (query.includes('reduced-motion') ? asked('all') : asked(query)));
  show({ playerSettings: moving });
  await vi.waitFor(() => expect(video().preload).toBe('metadata'));
  expect(play).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('logs nothing when it is paused before its first picture has come', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = Promise.reject(new DOMException('Interrupted by a call to pause()', 'AbortError'));
  refused.catch(() => undefined);
  play.mockReturnValue(refused);
  show({ playerSettings: moving });
  await vi.waitFor(() => expect(play).toHaveBeenCalled());
  await turns();
  expect(log).not.toHaveBeenCalled();
});

it('logs only that it may not start', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  play.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  show({ playerSettings: moving });
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('A film did not start', expect.any(DOMException)));
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
});
