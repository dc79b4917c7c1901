import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const src = new URL('../../', import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** Selectors of `:hover` that no `@media (hover: hover)` surrounds. */
const unguarded = (css: string): string[] => {
  const found: string[] = [];
  const around: string[] = [];
  let head = '';
  for (const char of css.replaceAll(/\/\*[^]*?\*\//g, '')) {
    if (char === '{') {
      const name = head.trim();
      if (name.includes(':hover') && !name.startsWith('@') && !around.some((outer) => outer.includes('(hover: hover)'))) found.push(name);
      around.push(name);
      head = '';
    } else if (char === '}') {
      around.pop();
      head = '';
    } else head = char === ';' ? '' : head + char;
  }
  return found;
};

it('keeps every hover style to devices that hover: elsewhere it stays after a tap', () => {
  expect(unguarded('.a:hover { color: red } @media (hover: hover) { .b:hover { color: red } }')).toEqual(['.a:hover']);
  expect(files.length).toBeGreaterThan(100);
  const failing = files.flatMap((file) => unguarded(readFileSync(new URL(file, src), 'utf8')).map((selector) => `${file}: ${selector}`));
  expect(failing).toEqual([]);
});
