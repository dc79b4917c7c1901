import { expect, test } from 'vitest';
import { planTexts } from './plan-texts.ts';

const i18n = { t: (key: string, { time }: { time: string }) => `${key} ${time}`, date: (iso: string) => iso } as unknown as Parameters<
  typeof planTexts
>[0];
const NOW = new Date('2026-11-25T12:00:00.000Z');
const [past, future] = ['2026-11-24T12:00:00.000Z', '2026-11-26T12:00:00.000Z'];

test('a schedule is told as far as it is ahead; an end that is over is told as one', () => {
  expect(planTexts(i18n, {}, NOW)).toEqual([]);
  expect(planTexts(i18n, { from: past }, NOW)).toEqual([]);
  expect(planTexts(i18n, { from: future }, NOW)).toEqual([`editor.state.scheduled ${future}`]);
  expect(planTexts(i18n, { from: past, until: future }, NOW)).toEqual([`editor.planEnds ${future}`]);
  expect(planTexts(i18n, { from: past, until: past }, NOW)).toEqual([`editor.planEnded ${past}`]);
});
