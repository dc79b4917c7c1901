import * as z from 'zod/mini';
import { menuBannerSchema } from './banners.ts';
import { CONTENT_ICONS } from './collections.ts';
import { placement, sideSchema, targetSchema, pictureSchema } from './parts.ts';

/** Links to the neighbours of a page: a row on large screens, a list that opens on small ones (spec 3 §2). */
export const secondaryNavBlockSchema = z.object({
  ...placement,
  kind: z.literal('secondary-nav'),
  title: z.string(),
  targets: z.array(targetSchema),
  alignment: z.optional(sideSchema),
  divider: z.optional(z.boolean()),
});
export type SecondaryNavBlock = z.infer<typeof secondaryNavBlockSchema>;

const menuLinkSchema = z.object({ url: z.string(), text: z.string() });
/** A link of the second level, with those of the third below it. */
const menuColumnSchema = z.object({ title: z.string(), target: z.optional(menuLinkSchema), links: z.array(menuLinkSchema) });

/** One entry of the mega menu (spec 3 §3). */
export const menuItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  target: menuLinkSchema,
  /** `accent` marks what is on sale or for a season. */
  menuStyle: z.optional(z.enum(['standard', 'accent', 'muted'])),
  menuIcon: z.optional(z.enum(CONTENT_ICONS)),
  /** Where the title is written out; elsewhere the icon stands for it, and the title is its name. */
  titleVisibility: z.optional(z.enum(['always', 'large', 'small'])),
  columns: z.array(menuColumnSchema),
  menuBanner: z.optional(menuBannerSchema),
  /** Ways in that are pictures: what one looks for is faster seen than read. */
  visualSelectors: z.optional(z.array(z.object({ id: z.string(), target: menuLinkSchema, picture: pictureSchema }))),
  visualSelectorsTitle: z.optional(z.string()),
  hideShopAll: z.object({ large: z.boolean(), small: z.boolean() }),
  /** Stands in the place of "Shop all". */
  overrideShopAll: z.optional(menuLinkSchema),
});
export type MenuItem = z.infer<typeof menuItemSchema>;
export type VisualSelector = NonNullable<MenuItem['visualSelectors']>[number];
