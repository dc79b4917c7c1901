import { expect, it } from 'vitest';
import { renderInPage } from '../testing/render-in-page.tsx';
import { ledStop, tabStops } from './tab-cycle.ts';

it('stops where Tab does: not at what is hidden, disabled, inert or out of the order, and once in a group of radios', () => {
  const page = renderInPage(
    <>
      <a href="#a">one</a>
      <button type="button" disabled>
        none
      </button>
      <div hidden>
        <button type="button">none</button>
      </div>
      <div inert>
        <button type="button">none</button>
      </div>
      <span tabIndex={-1}>none</span>
      <input type="radio" name="size" aria-label="none" />
      <input type="radio" name="size" aria-label="two" defaultChecked />
      <input type="radio" name="colour" aria-label="three" />
      <input type="radio" name="colour" aria-label="none" />
      <textarea aria-label="four" />
    </>,
  );
  expect(tabStops(page).map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual(['one', 'two', 'three', 'four']);
});

it('leads only at the ends of a region, over regions that are empty', () => {
  const [one, two, three] = [document.createElement('a'), document.createElement('a'), document.createElement('a')];
  const regions = [[one, two], [], [three]];
  expect(ledStop(regions, one, false)).toBeUndefined();
  expect(ledStop(regions, two, false)).toBe(three);
  expect(ledStop(regions, three, false)).toBe(one);
  expect(ledStop(regions, one, true)).toBe(three);
  expect(ledStop(regions, document.body, false)).toBe(one);
  expect(ledStop([[], []], one, false)).toBeUndefined();
});
