import * as z from 'zod/mini';

/** A shopper's photo as a page shows it: square. */
export const shownPhotoSchema = z.object({
  id: z.string(),
  /** Average colour, shown until the photo is there: `#rrggbb`. */
  tone: z.string(),
  /** The same photo in several widths (pixels of the file), the smallest first. */
  images: z.array(z.object({ url: z.string(), width: z.int() })),
});
export type ShownPhoto = z.infer<typeof shownPhotoSchema>;
