import { expect, it } from 'vitest';
import { createWedge } from './wedge.ts';

/** Types the keys with that pause between them; what the last one answered. */
const typed = (keys: readonly string[], pauseMs: number, wedge = createWedge(), from = 1_000): string | undefined => {
  let answer: string | undefined;
  for (const [index, key] of keys.entries()) answer = wedge({ key, at: from + index * pauseMs });
  return answer;
};

it('digits that follow one another fast and end with Enter or Tab are a scan', () => {
  expect(typed([...Array.from('036000291452'), 'Enter'], 12)).toBe('036000291452');
  expect(typed([...Array.from('036000291452'), 'Tab'], 30)).toBe('036000291452');
});

it('a link is a scan, with Shift before its capitals', () => {
  expect(typed(['h', 't', 't', 'p', 's', 'Shift', ':', '/', '/', 'Shift', 'A', 'Enter'], 8)).toBe('https://A');
});

it('what a person types is not', () => {
  expect(typed([...Array.from('036000291452'), 'Enter'], 90)).toBeUndefined();
});

it('a key that comes late takes nothing away from a scan', () => {
  const wedge = createWedge();
  typed(Array.from('4006'), 10, wedge, 1_000);
  expect(typed([...Array.from('381333931'), 'Enter'], 10, wedge, 1_200)).toBe('4006381333931');
});

it('nor is a single Enter, nor one that comes late', () => {
  const wedge = createWedge();
  expect(typed(['Enter'], 0, wedge)).toBeUndefined();
  typed(Array.from('036000291452'), 10, wedge, 2_000);
  expect(wedge({ key: 'Enter', at: 5_000 })).toBeUndefined();
});

it('nor a few keys that are held down or fall together', () => {
  expect(typed([...Array.from('aaaa'), 'Enter'], 20)).toBeUndefined();
});

it('a scan after a key of a person begins with itself, and two scans are two', () => {
  const wedge = createWedge();
  wedge({ key: 'x', at: 0 });
  expect(typed([...Array.from('036000291452'), 'Enter'], 10, wedge, 1_000)).toBe('036000291452');
  expect(typed([...Array.from('4006381333931'), 'Enter'], 10, wedge, 1_200)).toBe('4006381333931');
});

it('arrows and other named keys break it off', () => {
  expect(typed([...Array.from('036000'), 'ArrowDown', ...Array.from('291'), 'Enter'], 10)).toBeUndefined();
});
