import * as z from 'zod/mini';
import { desk } from './desk.ts';
import { contentEventSchema } from './events.ts';
import { common, groundSchema, logoSchema, playerSettingsSchema, sideSchema } from './parts.ts';

const dateSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What an event's sign-up says and asks (spec 3 §3, event dialog). */
export const eventDialogFields = {
  eventId: z
    .string()
    .check(z.regex(/^[a-z0-9-]{1,60}$/))
    .register(desk, { widget: 'event' }),
  /** First and last day. From two days on the form asks which (spec 3 §5). */
  startDate: z.optional(dateSchema),
  endDate: z.optional(dateSchema),
  /** Whether one may bring somebody. */
  enablePlusOne: z.optional(z.boolean()),
  submitCtaLabel: z.optional(z.string()),
  confirmationTitle: z.optional(z.string()),
  confirmationSubtitle: z.optional(z.string()),
  /** Laid in by the server: what is stored about the event; nothing where it is over. */
  event: z.optional(contentEventSchema),
};

/** An event with the way to join it. */
export const eventDialogBlockSchema = z.object({ ...common, ...eventDialogFields, kind: z.literal('event-dialog') });
export type EventDialogBlock = z.infer<typeof eventDialogBlockSchema>;

/** What a link of the page opens over it: `dialog:` and its id (spec 3 §3). Without such a link its title is the button. */
export const dialogBlockSchema = z.object({
  ...z.omit(z.object(common), { alignment: true }).shape,
  kind: z.literal('dialog'),
  alignment: z.optional(sideSchema),
  mediaPosition: z.optional(z.enum(['top', 'body', 'left-normal', 'left-large'])),
  /** `event-signup`: the form of the event that `eventId` names. */
  variant: z.optional(z.enum(['event-signup'])),
  ...eventDialogFields,
  eventId: z.optional(eventDialogFields.eventId),
  newsletterForm: z.optional(z.boolean()),
  playerSettings: z.optional(playerSettingsSchema),
});
export type DialogBlock = z.infer<typeof dialogBlockSchema>;

/** An offer that comes up by itself: small at first, whole after its delay (spec 3 §3, §4). */
export const popUpSchema = z.object({
  /** Closed by this name, and tracked by it: one that says `newsletter` is the newsletter's (spec 2 §2). */
  name: z.string(),
  /** ms until it stands there whole; 2000 unless said (spec 3 §9). */
  delay: z.optional(z.int()),
  title: z.string(),
  minimizedTitle: z.optional(z.string()),
  maximizedTitle: z.optional(z.string()),
  logo: z.optional(logoSchema),
  logoSize: z.optional(z.enum(['small', 'large'])),
  disclaimer: z.optional(z.string()),
  targets: z.array(z.object({ url: z.string(), text: z.string() })),
  backgroundColor: z.optional(groundSchema),
});
export type PopUp = z.infer<typeof popUpSchema>;
