import type { DialogBlock } from '#contract/calls/content/dialogs.ts';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { groundProps } from '../block-ground.ts';
import { blockMarks } from '../block-marks.ts';
import { BlockMedia, picturesByWidth } from '../block-media.tsx';
import { useHandedIn } from '../block-ports.ts';
import { BlockCaption, BlockGradient, BlockText } from '../block-text.tsx';
import { Link } from '#ui/link/link.tsx';
import { newTabProps } from '../shown-targets.ts';
import { Film, isFilm } from '../film/film.tsx';
import styles from './content-dialog.module.css';

const MEDIA_SIZES = '(width >= 64rem) 36rem, 100vw';

/** What a dialog block says (spec 3 §3): its picture or film above its words, among them or beside them; then what it asks for. */
export default function ContentDialog({ props: { block }, close }: DialogContent<'content-dialog'>) {
  const position = block.mediaPosition ?? 'top';
  const { richText, richTextColor, richTextBelowTargets, richTextBelowTargetsColor, targets, equalTargetSize, alignment, ...head } = block;
  const rest = { id: block.id, name: block.name, richText, richTextColor, richTextBelowTargets, richTextBelowTargetsColor, targets, equalTargetSize };
  const side = alignment ?? 'left';
  const aligned = { textAlignment: { large: side, small: side } };
  const media = <DialogMedia block={block} />;
  return (
    <div
      {...blockMarks(block)}
      {...groundProps(block.backgroundColor, styles.dialog)}
      data-media={position}
      data-full-height={block.isFullHeight ? '' : undefined}
    >
      {position === 'body' ? null : media}
      <div className={styles.words} data-side={side} data-overlay-width={block.overlayWidth} data-backdrop={block.backdrop ? '' : undefined}>
        <BlockText block={{ ...aligned, ...head }} defaultSize="lg" />
        {position === 'body' ? media : null}
        <BlockText block={{ ...aligned, ...rest, linkType: block.linkType }} />
        <Asked block={block} onDone={close} />
      </div>
    </div>
  );
}

const DialogMedia = ({ block }: { readonly block: DialogBlock }) => {
  const { media, mediaTarget } = block;
  if (!media) return null;
  if (isFilm(media))
    return (
      <div className={styles.film}>
        <Film media={media} label={block.title ?? block.name} sizes={MEDIA_SIZES} playerSettings={block.playerSettings} />
      </div>
    );
  if (!picturesByWidth(media).sm) return null;
  return (
    <div className={styles.picture}>
      <BlockMedia media={media} sizes={MEDIA_SIZES} />
      <BlockGradient block={block} />
      <BlockCaption block={block} />
      {mediaTarget ? <Link className={styles.cover} href={mediaTarget.url} aria-label={mediaTarget.text} {...newTabProps(mediaTarget)} /> : null}
    </div>
  );
};

/** The form of its event or of the newsletter, which the shell draws. */
const Asked = ({ block, onDone }: { readonly block: DialogBlock; readonly onDone: () => void }) => {
  const Form = useHandedIn();
  if (!Form) return null;
  const { id, name, eventId } = block;
  if (block.variant === 'event-signup' && eventId !== undefined) {
    const { startDate, endDate, enablePlusOne, submitCtaLabel, confirmationTitle, confirmationSubtitle, event } = block;
    const fields = { startDate, endDate, enablePlusOne, submitCtaLabel, confirmationTitle, confirmationSubtitle, event };
    // oxlint-disable-next-line react/static-components -- it comes from a context, and is the same in every render
    return <Form block={{ id, name, kind: 'event-dialog', eventId, ...fields }} embedded onDone={onDone} />;
  }
  // oxlint-disable-next-line react/static-components -- as above
  return block.newsletterForm ? <Form block={{ id, name, kind: 'newsletter-form' }} embedded /> : null;
};
