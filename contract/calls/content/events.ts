import * as z from 'zod/mini';
import { richTextSchema } from './desk.ts';

/** An event on its next days, as the calendar shows it (spec 3 §3, event dialog). */
export const contentEventSchema = z.object({
  eventId: z.string(),
  title: z.string(),
  richText: z.optional(richTextSchema()),
  /** First and last day: `2026-12-05`. */
  startDate: z.string(),
  endDate: z.string(),
  enablePlusOne: z.boolean(),
  /** How many can come, guests included; without it anybody can. */
  capacity: z.optional(z.int()),
  /** How many more can come. */
  placesLeft: z.optional(z.int()),
  place: z.optional(z.string()),
  submitCtaLabel: z.optional(z.string()),
  confirmationTitle: z.optional(z.string()),
  confirmationSubtitle: z.optional(z.string()),
});
export type ContentEvent = z.infer<typeof contentEventSchema>;
