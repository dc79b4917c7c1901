import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { fieldsWithoutEffect } from './field-effects.ts';

const schema = z.object({ title: z.string(), note: z.string() });
type Titled = z.infer<typeof schema>;
const samples: readonly Titled[] = [{ title: 'One', note: 'Two' }];
const isElsewhere = (): boolean => false;

afterAll(() => page.viewport(414, 896));

it('a field has an effect where what is around it came after the first look', async () => {
  const seen = new Map<number, number>();
  const draw = ({ title }: Titled): string => {
    const times = (seen.get(innerWidth) ?? 0) + 1;
    seen.set(innerWidth, times);
    return `${title}, ${times === 1 ? 'before' : 'after'} the style has come`;
  };
  expect(await fieldsWithoutEffect({ schema, samples, isElsewhere, draw, hiddenBy: {} })).toEqual(['note']);
});

it('what changes with every look is no effect', async () => {
  let looks = 0;
  const draw = (): string => String((looks += 1));
  expect(await fieldsWithoutEffect({ schema, samples, isElsewhere, draw, hiddenBy: {} })).toEqual(['title', 'note']);
});
