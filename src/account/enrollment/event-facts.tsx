import type { ContentEvent } from '#contract/calls/content/events.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { Text } from '#ui/text/text.tsx';

type Facts = Pick<ContentEvent, 'startDate' | 'endDate' | 'place' | 'richText' | 'placesLeft'>;

const Day = ({ day }: { readonly day: string }) => {
  const i18n = useI18n();
  const at = { timeZone: 'UTC' } as const;
  return (
    <time dateTime={day}>
      {i18n.date(day, { ...at, weekday: 'short' })} {i18n.date(day, { ...at, dateStyle: 'short' })}
    </time>
  );
};

/** When and where an event takes place, what happens there, how many places are left, and the way in. */
export const EventFacts = ({ event, onJoin }: { readonly event: Facts; readonly onJoin: () => void }) => {
  const { t } = useI18n('enrollment');
  const { startDate, endDate, place, richText, placesLeft } = event;
  const isFull = placesLeft === 0;
  return (
    <Stack gap={3} align="start">
      <Text tone="muted">
        <Day day={startDate} />
        {endDate === startDate ? null : (
          <>
            {' – '}
            <Day day={endDate} />
          </>
        )}
        {place ? (
          <>
            <br />
            {place}
          </>
        ) : null}
      </Text>
      {richText ? (
        <Stack gap={2}>
          <RichText html={richText} />
        </Stack>
      ) : null}
      {placesLeft === undefined ? null : <Text size="sm">{t('events.placesLeft', { count: placesLeft })}</Text>}
      {isFull ? null : <Button onClick={onJoin}>{t('events.join')}</Button>}
    </Stack>
  );
};
