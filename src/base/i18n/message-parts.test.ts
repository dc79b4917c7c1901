import { expect, it } from 'vitest';

const files = import.meta.glob<{ default: Record<string, string> }>('./messages/*/*.json', { eager: true });

it('a word that stands in two parts says the same in both: whichever is loaded last is heard', () => {
  const heard = new Map<string, string>();
  const differing = Object.entries(files).flatMap(([file, { default: messages }]) => {
    const locale = file.split('/')[2] ?? '';
    return Object.entries(messages).filter(([key, text]) => {
      const name = `${locale} ${key}`;
      const earlier = heard.get(name) ?? text;
      heard.set(name, text);
      return earlier !== text;
    });
  });
  expect(heard.size).toBeGreaterThan(1_000);
  expect(differing).toEqual([]);
});
