import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { EventFacts } from '#src/account/enrollment/event-facts.tsx';
import { NotLoaded, Waiting } from '#src/base/connectivity/load-states.tsx';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Card } from '#ui/card/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { openAccountDialog } from '#src/shell/dialogs/account-dialogs.ts';
import { eventsQuery } from './events-query.ts';

/** What one can join, the next first. */
export const EventsScreen = () => {
  const { t } = useI18n('enrollment');
  return (
    <TitledPage title={t('events.title')}>
      <EventList />
    </TitledPage>
  );
};

const EventList = () => {
  const i18n = useI18n('enrollment');
  const { t } = i18n;
  const { api, locale } = useRouter().options.context;
  const { data, isPending, isFetching, refetch } = useQuery(eventsQuery({ api, locale }));
  const offline = useOffline();
  if (isPending) return <Waiting />;
  if (!data) return <NotLoaded title={t('events.failed')} busy={isFetching} onAgain={() => void refetch()} />;
  return (
    <Stack gap={5}>
      {offline ? <OfflineNote compact>{t('events.offline')}</OfflineNote> : null}
      <Text>{t(data.events.length > 0 ? 'events.intro' : 'events.none')}</Text>
      <Grid as="ul" small={1} medium={2} large={3}>
        {data.events.map((event) => (
          <Card as="li" key={event.eventId} data-event={event.eventId}>
            <Stack gap={3}>
              <Heading level={2} size="md">
                {event.title}
              </Heading>
              <EventFacts event={event} onJoin={() => void openAccountDialog(i18n, 'event-sign-up', { event })} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
};
