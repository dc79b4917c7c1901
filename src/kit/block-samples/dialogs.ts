import type { PopUp } from '#contract/calls/content/dialogs.ts';
import type { Media } from '#contract/calls/content/parts.ts';
import { EVERY_COMMON_FIELD, fields, LOGO, QUIET, type BlockSample, type SampleOf, SNOW, to } from './parts.ts';

const every = fields(EVERY_COMMON_FIELD);
const quiet = fields(QUIET);
const event = {
  // One of the shop's calendar: any other is over.
  eventId: 'winter-trail-weekend',
  startDate: '2026-12-05',
  endDate: '2026-12-06',
  enablePlusOne: true,
  submitCtaLabel: 'Join the walk',
  confirmationTitle: 'See you on the hill',
  confirmationSubtitle: 'We have sent you the meeting point.',
};

/** The event as the calendar has it: laid in by the server. */
const calendarEvent = {
  ...event,
  title: 'Winter walk',
  richText: '<p>Two days, one hut, soup at noon.</p>',
  capacity: 24,
  placesLeft: 5,
  place: 'Waymark Portland Pearl',
};

export const eventDialogSamples: readonly SampleOf<'event-dialog'>[] = [
  {
    variant: 'an event of two days, with a guest',
    block: {
      id: 'event-walk',
      kind: 'event-dialog',
      name: 'winter walk',
      title: 'Winter walk',
      richText: '<p>Two days, one hut, soup at noon.</p>',
      eventId: event.eventId,
    },
  },
  {
    variant: 'an event that is over',
    block: { id: 'event-over', kind: 'event-dialog', name: 'over', title: 'Autumn walk', eventId: 'autumn-walk' },
  },
  { variant: 'every field', block: { ...every, ...event, event: calendarEvent, id: 'event-every', kind: 'event-dialog', name: 'every field' } },
  {
    variant: 'title read out only',
    block: { ...quiet, id: 'event-quiet', kind: 'event-dialog', name: 'quiet', eventId: event.eventId, isFullHeight: true },
  },
];

const FILM: Media = { sm: { image: SNOW.sm!.image, video: { src: '/media/first-snow.webm', type: 'video/webm' } } };

const { alignment: _alignment, ...everyButAlignment } = every;
export const dialogSamples: readonly SampleOf<'dialog'>[] = [
  ...(['top', 'body', 'left-normal', 'left-large'] as const).map((mediaPosition, index) => ({
    variant: `picture: ${mediaPosition}`,
    block: {
      id: `dialog-${mediaPosition}`,
      kind: 'dialog' as const,
      name: `dialog ${mediaPosition}`,
      title: `How we measure (${mediaPosition})`,
      richText: '<p>Stand on a sheet of paper, draw round your foot, measure the longest way.</p>',
      media: every.media,
      mediaPosition,
      alignment: (['left', 'center', 'right', 'left'] as const)[index]!,
      targets: [to('size', 'Size guide')],
    },
  })),
  {
    variant: 'with a film that plays by itself',
    block: {
      id: 'dialog-loop',
      kind: 'dialog',
      name: 'dialog loop',
      title: 'First snow',
      mediaPosition: 'left-large',
      media: FILM,
      playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
    },
  },
  {
    variant: 'with a film, on a dark ground',
    block: {
      id: 'dialog-film',
      kind: 'dialog',
      name: 'dialog film',
      title: 'First snow',
      subtitle: 'Forty seconds of quiet',
      richText: '<p>Filmed in one morning. <a href="/en-us/stories">More stories</a></p>',
      backgroundColor: 'deep',
      media: FILM,
      playerSettings: { autoplay: false, hideControls: false, loop: true, muted: true },
    },
  },
  {
    variant: 'with the newsletter',
    block: { id: 'dialog-newsletter', kind: 'dialog', name: 'dialog newsletter', title: 'First to know', newsletterForm: true },
  },
  {
    variant: 'event-signup, every field',
    block: {
      ...everyButAlignment,
      ...event,
      event: calendarEvent,
      id: 'dialog-every',
      kind: 'dialog',
      name: 'every field',
      alignment: 'center',
      mediaPosition: 'left-large',
      variant: 'event-signup',
      newsletterForm: false,
      playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
    },
  },
  { variant: 'title read out only', block: { ...quiet, id: 'dialog-quiet', kind: 'dialog', name: 'quiet', isFullHeight: true } },
];

const offer = {
  title: 'Letters',
  minimizedTitle: 'Newsletter',
  maximizedTitle: 'First to know, four times a year',
  disclaimer: 'You can stop them with one press.',
  targets: [{ url: '/en-us/newsletter', text: 'Subscribe' }],
};
/** The longest delay that a timer takes, ms. */
const NEVER = 2 ** 31 - 1;

export const popUpSamples: readonly BlockSample<PopUp>[] = [
  { variant: 'displayed', block: { ...offer, name: 'kit-small', delay: NEVER } },
  { variant: 'expanded, with a small logo', block: { ...offer, name: 'kit-newsletter', delay: 0, logo: LOGO, logoSize: 'small' } },
  {
    variant: 'expanded, with a large logo on a dark ground',
    block: { ...offer, name: 'kit-dark', delay: 0, logo: LOGO, logoSize: 'large', backgroundColor: 'deep' },
  },
];
