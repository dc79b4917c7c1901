import * as z from 'zod/mini';
import { common, logoSchema, mediaSchema, perBreakpoint, sideSchema, targetSchema, pictureSchema } from './parts.ts';

const overlaySchema = z.enum(['left-overlay', 'left-bottom-overlay', 'left-below', 'center-overlay', 'center-below']);

/** A flag of the experiment service (docs/experiments.md) and what its variables mean here. */
const experimentFlagSchema = z.object({
  key: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
  /** Text of the button by the variable `label`. For any other value it keeps its own. */
  labels: z.record(z.string(), z.string()),
  /** Event of the experiment service that a click on the button counts as. */
  clickEvent: z.optional(z.string().check(z.regex(/^[\w.:-]{1,64}$/))),
});
export type ExperimentFlag = z.infer<typeof experimentFlagSchema>;

const heroFields = {
  ...common,
  variant: z._default(z.string(), 'standardHero'),
  overlayLarge: z.optional(overlaySchema),
  overlaySmall: z.optional(overlaySchema),
  mediaList: z.optional(z.array(mediaSchema)),
  responsiveLayout: z.optional(perBreakpoint(z.object({ layout: z.enum(['below-1media', 'below-2media']), alignment: z.optional(sideSchema) }))),
  /** Decides the words and the style of the first button. */
  experimentFlag: z.optional(experimentFlagSchema),
};

export const heroBlockSchema = z.object({ ...heroFields, kind: z.literal('hero') });
export type HeroBlock = z.infer<typeof heroBlockSchema>;

/** A hero with a cut-out over it: 196 x 343, 271 x 467 and 344 x 538 (spec 3 §9). */
export const heroProductOverlayBlockSchema = z.object({
  ...heroFields,
  kind: z.literal('hero-product-overlay'),
  overlayPicture: z.optional(pictureSchema),
});
export type HeroProductOverlayBlock = z.infer<typeof heroProductOverlayBlockSchema>;

/**
 * Where the words stand beside pictures. The first part is how many pictures there are, or how the halves stand; the second is the side or corner of
 * the words. The specification names some of the codes (spec 3 §3); the others follow their pattern.
 */
export const SPLIT_ALIGNMENTS = [
  'left-right',
  'right-left',
  'center-left',
  'center-right',
  '1-left',
  '1-right',
  '2-left',
  '2-right',
  '3-top-left',
  '3-top-right',
  '3-bottom-left',
  '3-bottom-right',
] as const;

/** Words beside one to three pictures; `imageWidth` is their share of the width in percent (spec 3 §3). */
export const splitBannerBlockSchema = z.object({
  ...z.omit(z.object(common), { alignment: true }).shape,
  kind: z.literal('split-banner'),
  imageWidth: z.optional(z.union([z.literal(60), z.literal(50), z.literal(40)])),
  mediaList: z.array(mediaSchema),
  alignment: z.optional(z.enum(SPLIT_ALIGNMENTS)),
  verticalAlignment: z.optional(z.enum(['top', 'middle', 'bottom'])),
});
export type SplitBannerBlock = z.infer<typeof splitBannerBlockSchema>;

export const linkedCardBlockSchema = z.object({
  ...common,
  kind: z.literal('linked-card'),
  badge: z.optional(logoSchema),
  responsiveLayout: z.optional(
    perBreakpoint(z.object({ layout: z.enum(['overlay', 'overlay-top', 'overlay-bottom']), alignment: z.optional(z.enum(['left', 'center'])) })),
  ),
});
export type LinkedCardBlock = z.infer<typeof linkedCardBlockSchema>;

export const categoryCardBlockSchema = z.object({
  ...common,
  kind: z.literal('category-card'),
  titlePosition: z.optional(z.enum(['middle', 'bottom'])),
  target: targetSchema,
});
export type CategoryCardBlock = z.infer<typeof categoryCardBlockSchema>;

/** The picture of a menu's panel, with its words on or below it (spec 3 §3). It is one link and has no buttons. */
export const menuBannerSchema = z.object({
  id: common.id,
  name: common.name,
  promotionTracking: common.promotionTracking,
  eyebrowText: common.eyebrowText,
  title: common.title,
  subtitle: common.subtitle,
  mediaTarget: targetSchema,
  alignment: z.optional(sideSchema),
  overlayPosition: z.optional(z.enum(['overlay-center', 'overlay-bottom'])),
  variant: z.optional(z.enum(['text-overlay', 'text-below'])),
  mediaObject: pictureSchema,
});
export type MenuBanner = z.infer<typeof menuBannerSchema>;
/** A menu banner that stands on a page. */
export const menuBannerBlockSchema = z.extend(menuBannerSchema, {
  kind: z.literal('menu-banner'),
  backgroundColor: common.backgroundColor,
  hideOnBreakpoint: common.hideOnBreakpoint,
  bottomMargins: common.bottomMargins,
});
export type MenuBannerBlock = z.infer<typeof menuBannerBlockSchema>;

/** One promise over every page, which stays closed once it was closed (spec 3 §3, §4). */
export const benefitBarSchema = z.object({
  /** Of these words: others are shown again to whoever closed them. */
  id: z.string(),
  name: z.string(),
  promotionTracking: common.promotionTracking,
  logo: z.optional(logoSchema),
  backgroundImage: z.optional(pictureSchema),
  alignment: z.optional(sideSchema),
  title: z.string(),
  subtitle: z.optional(z.string()),
  infoIcon: z.optional(z.object({ url: z.string() })),
  targets: z.optional(z.array(z.object({ id: z.string(), url: z.string(), text: z.string() }))),
  showCloseButton: z.boolean(),
  /** A benefit that some countries do not show: the free shipping of members is hidden in FR, IT, DE and GB (spec 3 §9). */
  benefit: z.optional(z.enum(['loyalty-free-shipping'])),
});
export type BenefitBar = z.infer<typeof benefitBarSchema>;
export const benefitBarBlockSchema = z.extend(benefitBarSchema, {
  kind: z.literal('benefit-bar'),
  hideOnBreakpoint: common.hideOnBreakpoint,
  bottomMargins: common.bottomMargins,
});
export type BenefitBarBlock = z.infer<typeof benefitBarBlockSchema>;
