import { expect, it } from 'vitest';
import { firefoxProblem } from './engines.mjs';

it.each(['Mozilla Firefox 140.3.0esr', 'Mozilla Firefox 128.14'])('refuses %s in one line that names what is needed', (said) => {
  expect(firefoxProblem(said)).toMatch(/^Firefox ESR 1(?:40\.3\.0|28\.14) is too old: 153 or newer is needed \(Debian: .*firefox-esr\)$/);
});

it.each(['Mozilla Firefox 153.0esr', 'Mozilla Firefox 153.8.0esr\n', 'Mozilla Firefox 160.1'])('takes %s', (said) => {
  expect(firefoxProblem(said)).toBeUndefined();
});

it('refuses a Firefox that does not say its version', () => {
  expect(firefoxProblem('')).toContain('does not say which version it is');
});
