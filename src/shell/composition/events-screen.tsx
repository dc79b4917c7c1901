import { useState } from 'react';
import { EVENTS } from '#domain/events.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { openAccountDialog } from '#src/shell/dialogs/account-dialogs.ts';

const LONG_DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };

/** What one can join, the next first. */
export const EventsScreen = () => {
  const i18n = useI18n('enrollment');
  const { t } = i18n;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const open = EVENTS.filter(({ endDate }) => endDate >= today);
  return (
    <TitledPage title={t('events.title')}>
      <Stack gap={5}>
        <Text>{t(open.length > 0 ? 'events.intro' : 'events.none')}</Text>
        <Grid as="ul" small={1} medium={2} large={3}>
          {open.map(({ eventId, startDate, endDate }) => {
            const key = `events.${eventId}.title`;
            const text = `events.${eventId}.text`;
            return (
              <Card as="li" key={eventId}>
                <Stack gap={3} align="start">
                  <Heading level={2} size="md">
                    {i18n.has(key) ? t(key) : eventId}
                  </Heading>
                  <Text tone="muted">
                    <time dateTime={startDate}>{i18n.date(startDate, LONG_DAY)}</time>
                    {endDate === startDate ? null : (
                      <>
                        {' – '}
                        <time dateTime={endDate}>{i18n.date(endDate, LONG_DAY)}</time>
                      </>
                    )}
                  </Text>
                  {i18n.has(text) ? <Text>{t(text)}</Text> : null}
                  <Button onClick={() => void openAccountDialog(i18n, 'event-sign-up', { eventId })}>{t('events.join')}</Button>
                </Stack>
              </Card>
            );
          })}
        </Grid>
      </Stack>
    </TitledPage>
  );
};
