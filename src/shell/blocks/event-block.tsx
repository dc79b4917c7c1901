import { useQuery } from '@tanstack/react-query';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useId } from 'react';
import type { ContentEvent } from '#contract/calls/content/events.ts';
import { EventFacts } from '#src/account/enrollment/event-facts.tsx';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { eventsQuery } from '#src/shell/composition/events-query.ts';
import { BandText, BlockBand } from '#src/shop/content/block-band.tsx';
import type { HandedInProps } from '#src/shop/content/block-ports.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './event-block.module.css';

/** With the forms of sign-in and sign-up: more than a page with an event needs. */
const EventDialog = lazy(() => import('#src/shell/dialogs/event-dialog.tsx'));

const join = async (i18n: I18n, event: ContentEvent): Promise<void> => {
  const { openAccountDialog } = await importWithRetry(() => import('#src/shell/dialogs/account-dialogs.ts'));
  await openAccountDialog(i18n, 'event-sign-up', { event });
};

type EventBlockFields = HandedInProps<'event-dialog'>['block'];

/** The event with what the block says about it in its own words. */
const toldBy = (block: EventBlockFields, event: ContentEvent): ContentEvent => ({
  ...event,
  title: block.title ?? event.title,
  startDate: block.startDate ?? event.startDate,
  endDate: block.endDate ?? event.endDate,
  enablePlusOne: event.enablePlusOne && block.enablePlusOne !== false,
  ...(block.submitCtaLabel !== undefined && { submitCtaLabel: block.submitCtaLabel }),
  ...(block.confirmationTitle !== undefined && { confirmationTitle: block.confirmationTitle }),
  ...(block.confirmationSubtitle !== undefined && { confirmationSubtitle: block.confirmationSubtitle }),
});

/** An event with the way to join it (spec 3 §2, §3). Within a dialog the form stands there at once. */
export const EventBlock = ({ block, embedded = false, onDone }: HandedInProps<'event-dialog'>) => {
  const i18n = useI18n('enrollment');
  const { t } = i18n;
  const { api, locale } = useRouter().options.context;
  const titleId = useId();
  const calendar = useQuery(eventsQuery({ api, locale }));
  // Another block of the page may have the answer before this one has taken over its document, which was drawn without it.
  const hydrated = useHydrated();
  const data = hydrated ? calendar.data : undefined;
  const isPending = !hydrated || calendar.isPending;
  // The document has it as it was; how many places are left now comes later.
  const stored = data ? data.events.find(({ eventId }) => eventId === block.eventId) : block.event;
  const event = stored && toldBy(block, stored);
  if (embedded && event && event.placesLeft !== 0)
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <EventDialog props={{ event }} close={() => onDone?.()} />
      </Suspense>
    );
  const facts = event ? (
    <EventFacts
      // What the block says about it stands above.
      event={block.richText === undefined || embedded ? event : { ...event, richText: undefined }}
      onJoin={() => void join(i18n, event)}
    />
  ) : isPending ? (
    <Skeleton lines={4} />
  ) : (
    <Text tone="muted">{t(data ? 'events.over' : 'events.failed')}</Text>
  );
  if (embedded) return facts;
  const named = { ...block, title: block.title ?? stored?.title };
  return (
    <BlockBand block={named} text={<BandText block={named} titleId={titleId} />} aria-labelledby={named.title ? titleId : undefined}>
      <div className={styles.facts}>{facts}</div>
    </BlockBand>
  );
};
