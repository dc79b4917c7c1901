import type { I18n } from '#src/base/i18n/i18n.ts';
import { dateAndTime } from '../date-and-time.ts';
import type { Schedule } from './service.ts';

/** What a schedule says of the time after `now`, and that it has ended. A start that is over says nothing: the document is published. */
export const planTexts = (i18n: Pick<I18n, 't' | 'date'>, { from, until }: Schedule, now: Date): readonly string[] => {
  const texts: string[] = [];
  if (from !== undefined && new Date(from) > now) texts.push(i18n.t('editor.state.scheduled', { time: dateAndTime(i18n, from) }));
  if (until !== undefined) texts.push(i18n.t(new Date(until) > now ? 'editor.planEnds' : 'editor.planEnded', { time: dateAndTime(i18n, until) }));
  return texts;
};
