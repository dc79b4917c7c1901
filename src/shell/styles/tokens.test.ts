import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf, luminance } from '#tests/support/luminance.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const deepBand = /\[data-tone='deep'\] \{([^}]*)\}/.exec(readFileSync(new URL('./utilities.css', import.meta.url), 'utf8'))?.[1] ?? '';

type Theme = 'light' | 'dark' | 'deep';

/** A token's colour in a theme; the deep band is the dark theme with surfaces of its own. */
function color(name: string, theme: Theme): string {
  const own = theme === 'deep' ? new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(deepBand)?.[1] : undefined;
  if (own) return own;
  const pair = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css);
  const single = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css);
  const found = pair ? pair[theme === 'light' ? 1 : 2] : single?.[1];
  if (!found) throw new Error(`No colour --color-${name}`);
  return found;
}

const luminanceOf = (hex: string): number => luminance([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
const contrast = (one: string, other: string): number => contrastOf(luminanceOf(one), luminanceOf(other));

const grounds: Record<Theme, string[]> = {
  light: ['paper', 'raised', 'sunken', 'float'],
  dark: ['paper', 'raised', 'sunken', 'float'],
  deep: ['deep', 'raised', 'sunken'],
};
const inks = ['ink', 'muted', 'accent', 'positive', 'caution', 'negative'];
const pairs = [
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-accent', 'accent'],
  ['accent', 'accent-soft'],
  ['positive', 'positive-soft'],
  ['caution', 'caution-soft'],
  ['negative', 'negative-soft'],
  ['ink', 'positive-soft'],
  ['ink', 'caution-soft'],
  ['ink', 'negative-soft'],
] as const;

describe.each(['light', 'dark', 'deep'] as const)('in the %s theme', (theme) => {
  it.each(grounds[theme].flatMap((ground) => inks.map((ink) => [ink, ground] as const)))('%s can be read on %s (WCAG 1.4.3)', (ink, ground) => {
    expect(contrast(color(ink, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs)('%s can be read on %s (WCAG 1.4.3)', (ink, ground) => {
    expect(contrast(color(ink, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds[theme])('the edge of a control and the focus ring stand out on %s (WCAG 1.4.11)', (ground) => {
    expect(contrast(color('edge', theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(color('focus', theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

it('has no motion above 250 ms, and none for those who ask for none', () => {
  const durations = [...css.matchAll(/--motion[a-z-]*: (\d+)ms/g)].map((match) => Number(match[1]));
  expect(durations).toEqual([120, 180, 250, 0, 0, 0]);
});
