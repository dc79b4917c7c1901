import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, round, USER_AGENT } from './numbers.mjs';

const RUNS = 10;
const CPU_SLOWDOWN = 4;
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Decisions that an earlier visit has kept, none of which is a baseline (src/personalisation/kept.ts). New ones are not answered. */
const KEPT = {
  locale: 'en-us',
  basis: 'assumed',
  decisions: { 'home-hero': { id: 'returning', name: 'Returning visitors' } },
  flags: { home_hero_cta: { id: 'invitation.secondary', name: 'invitation', attributes: { locale: 'en-us', returning: false } } },
};
const WANTED = ['returning', 'invitation.secondary'];

/** Runs in the page, from the first frame on: in how many frames something else than the kept decision could be seen, and for how long. */
const watch = ([kept, wanted]) => {
  if (kept) localStorage.setItem('waymark.decisions', JSON.stringify(kept));
  const flicker = { frames: 0, baselineFrames: 0, baselineMs: 0, shown: [], shift: 0, longTaskMs: 0, scriptMs: 0, longestScript: '' };
  globalThis.flicker = flicker;
  let last = performance.now();
  const look = (now) => {
    const shown = [...document.querySelectorAll('[data-experience] > [data-option], [data-flag] > [data-option]')]
      .filter((option) => option.firstElementChild?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
      .map((option) => option.dataset.option);
    if (shown.length > 0) flicker.frames += 1;
    if (shown.some((option) => !wanted.includes(option))) {
      flicker.baselineFrames += 1;
      flicker.baselineMs += now - last;
    }
    flicker.shown = shown;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) flicker.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // What ran before the page reacts is told of later: the entries' own times decide.
  let reactsAt = Infinity;
  new MutationObserver((_, observer) => {
    if (!('reacts' in (document.documentElement?.dataset ?? {}))) return;
    reactsAt = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime >= reactsAt) flicker.longTaskMs = Math.max(flicker.longTaskMs, duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, invoker, sourceURL } of list.getEntries().flatMap(({ scripts }) => scripts)) {
      if (startTime < reactsAt || duration <= flicker.scriptMs) continue;
      flicker.scriptMs = duration;
      flicker.longestScript = `${invoker} ${sourceURL.split('/').pop()}`;
    }
  }).observe({ type: 'long-animation-frame' });
};

const measureScreen = async (browser, shop, viewport, kept) => {
  const context = await browser.newContext({ userAgent: USER_AGENT, viewport });
  await context.addInitScript(watch, [kept, WANTED]);
  await context.route(/\/decision\/|\/experiments\//, (route) => route.abort());
  const worst = { baselineFrames: 0, baselineMs: 0, layoutShift: 0, fewestFrames: Infinity };
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${shop.url}${shop.pages.home}`);
    await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
    // Whatever else the page does by itself is done by then.
    await page.waitForTimeout(3_000);
    const { frames, baselineFrames, baselineMs, shown, shift } = await page.evaluate(() => globalThis.flicker);
    if (kept && !WANTED.every((option) => shown.includes(option))) throw new Error(`The variants are not shown: ${shown.join(', ') || 'nothing'}`);
    worst.baselineFrames = Math.max(worst.baselineFrames, baselineFrames);
    worst.baselineMs = Math.max(worst.baselineMs, round(baselineMs));
    worst.layoutShift = Math.max(worst.layoutShift, round(shift, 4));
    worst.fewestFrames = Math.min(worst.fewestFrames, frames);
    await page.close();
  }
  // Without the slowdown: what decides and measures must not hold the page up on any device.
  let [longTaskMs, scriptMs, longestScript] = [0, 0, ''];
  for (let run = 0; run < RUNS / 2; run += 1) {
    const page = await context.newPage();
    await page.goto(`${shop.url}${shop.pages.home}`);
    await page.waitForFunction(() => document.documentElement.dataset.reacts === '');
    await page.waitForTimeout(3_000);
    const flicker = await page.evaluate(() => globalThis.flicker);
    longTaskMs = Math.max(longTaskMs, round(flicker.longTaskMs));
    if (flicker.scriptMs > scriptMs) [scriptMs, longestScript] = [round(flicker.scriptMs), flicker.longestScript];
    await page.close();
  }
  await context.close();
  return { ...worst, longTaskMs, scriptMs, longestScript };
};

/** A returning visitor with kept decisions opens the home page in a browser slowed four times: the worst of all runs, by screen. */
export const measureFlicker = async (shop) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  const result = {};
  for (const [name, viewport] of Object.entries(SCREENS)) {
    const decided = await measureScreen(browser, shop, viewport, KEPT);
    // What moves without any decision, such as a line whose font arrives, is not caused by one.
    const { layoutShift: layoutShiftUndecided } = await measureScreen(browser, shop, viewport, null);
    result[name] = { ...decided, layoutShiftUndecided };
  }
  await browser.close();
  return result;
};

/** A script that runs longer keeps the page from answering a press, ms. */
const LONG_SCRIPT_MS = 50;

/**
 * The budget: nothing but the variant is painted, nothing moves that does not move without it (less than a thousandth is a font's), and no
 * script after the page reacts runs for long. `longTaskMs` also contains the layout of the whole page when its font arrives (25 ms of processor time, 55 to
 * 61 ms where two cores also draw the page without a graphics card), which no decision causes.
 */
export const isFlickering = (result) =>
  Object.values(result).some(
    ({ baselineFrames, layoutShift, layoutShiftUndecided, scriptMs }) =>
      baselineFrames > 0 || round(layoutShift - layoutShiftUndecided, 3) > 0 || scriptMs > LONG_SCRIPT_MS,
  );
