import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ContentEvent } from '#contract/calls/content/events.ts';
import { EventFacts } from '#src/account/enrollment/event-facts.tsx';
import { useWords } from '#src/base/i18n/use-words.ts';
import { openAccountDialog } from '#src/shell/account-dialogs.ts';
import EventDialog from '#src/shell/event-dialog.tsx';
import { eventsQuery } from '#src/shell/events-query.ts';
import { BlockMedia } from '#src/shop/content/block-media.tsx';
import { blockMarks } from '#src/shop/content/block-marks.ts';
import type { HandedInProps } from '#src/shop/content/block-ports.ts';
import { BlockWords } from '#src/shop/content/block-words.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './event-block.module.css';

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
  const words = useWords('enrollment');
  const { t } = words;
  const { api, locale } = useRouter().options.context;
  const { data, isPending } = useQuery(eventsQuery({ api, locale }));
  // The document has it as it was; how many places are left now comes later.
  const stored = data ? data.events.find(({ eventId }) => eventId === block.eventId) : block.event;
  const event = stored && toldBy(block, stored);
  const facts = event ? (
    <EventFacts
      event={{ ...event, richText: block.richText ?? event.richText }}
      onJoin={() => void openAccountDialog(words, 'event-sign-up', { event })}
    />
  ) : isPending ? (
    <Skeleton lines={4} />
  ) : (
    <Text tone="muted">{t(data ? 'events.over' : 'events.failed')}</Text>
  );
  if (embedded) return event && event.placesLeft !== 0 ? <EventDialog props={{ event }} close={() => onDone?.()} /> : facts;
  return (
    <section className={styles.event} {...blockMarks(block)} data-ground={block.backgroundColor} data-pictured={block.media ? '' : undefined}>
      {block.media ? (
        <div className={styles.media}>
          <BlockMedia media={block.media} sizes="(width >= 64rem) 50vw, 100vw" />
        </div>
      ) : null}
      <div className={styles.words}>
        <BlockWords block={{ ...block, title: block.title ?? stored?.title, richText: undefined }} />
        <div className={styles.facts}>{facts}</div>
      </div>
    </section>
  );
};
