import * as z from 'zod/mini';
import { pictureSchema, productHitSchema } from './products.ts';
import { SEGMENT_CONDITIONS } from './segment-conditions.ts';

/**
 * The blocks that pages are assembled from (spec 3 §3). A colour is the name of one of the shop's own, never a value:
 * pages carry no style attributes, and every pair of colours that text can stand on is known to be readable.
 * HTML fields hold inline markup alone (b, strong, i, em, br, a; in rich text also p, ul, ol, li); all else is dropped where it is shown.
 */
export const BREAKPOINT_KEYS = ['sm', 'md', 'lg'] as const;
const perBreakpoint = <T extends z.core.$ZodType>(value: T) => z.object({ sm: z.optional(value), md: z.optional(value), lg: z.optional(value) });

export const inkSchema = z.enum(['ink', 'muted', 'accent', 'light', 'dark']);
export const groundSchema = z.enum(['paper', 'sunken', 'raised', 'deep', 'accent-soft']);
export const titleStyleSchema = z.enum(['display', 'xl', 'lg', 'md', 'sm']);
const textStyleSchema = z.enum(['lg', 'md', 'sm', 'xs']);
const sideSchema = z.enum(['left', 'center', 'right']);

export const targetSchema = z.object({
  url: z.string(),
  text: z.string(),
  targetAttribute: z.optional(z.enum(['_self', '_blank'])),
  style: z.optional(z.enum(['primary', 'secondary', 'quiet', 'link'])),
  size: z.optional(z.enum(['sm', 'md', 'lg'])),
});
export type Target = z.infer<typeof targetSchema>;

const videoSchema = z.object({ src: z.string(), type: z.optional(z.string()), poster: z.optional(pictureSchema) });
/** `duration` of a slide, in seconds. */
const mediumSchema = z.object({ image: z.optional(pictureSchema), video: z.optional(videoSchema), duration: z.optional(z.number()) });
export const mediaSchema = perBreakpoint(mediumSchema);
export type Media = z.infer<typeof mediaSchema>;

const lineSchema = z.object({ text: z.string(), color: z.optional(inkSchema), style: z.optional(textStyleSchema) });

/** What every block may have (spec 3 §3, common fields). */
const common = {
  id: z.string(),
  name: z.string(),
  promotionTracking: z.optional(
    z.object({ creativeName: z.optional(z.string()), promotionId: z.optional(z.string()), promotionName: z.optional(z.string()) }),
  ),
  media: z.optional(mediaSchema),
  mediaTarget: z.optional(targetSchema),
  targets: z.optional(z.array(targetSchema)),
  title: z.optional(z.string()),
  titleHtml: z.optional(z.string()),
  titleColor: z.optional(inkSchema),
  titleStyle: z.optional(titleStyleSchema),
  /** The page's first heading; without it a title is a second one. */
  titleH1: z.optional(z.boolean()),
  hideTitle: z.optional(z.boolean()),
  subtitle: z.optional(z.string()),
  subtitleHtml: z.optional(z.string()),
  subtitleColor: z.optional(inkSchema),
  subtitleStyle: z.optional(textStyleSchema),
  overline: z.optional(lineSchema),
  eyebrowText: z.optional(z.string()),
  eyebrowTextColor: z.optional(inkSchema),
  /** Address of a logo, with what it says. */
  eyebrowLogo: z.optional(z.object({ url: z.string(), alt: z.string() })),
  eyebrowLogoResponsive: z.optional(perBreakpoint(z.object({ url: z.string(), alt: z.string() }))),
  richText: z.optional(z.string()),
  richTextColor: z.optional(inkSchema),
  richTextBelowTargets: z.optional(z.string()),
  richTextBelowTargetsColor: z.optional(inkSchema),
  backgroundColor: z.optional(groundSchema),
  caption: z.optional(
    z.object({ text: z.string(), color: z.optional(inkSchema), style: z.optional(textStyleSchema), position: z.enum(['top', 'bottom', 'off']) }),
  ),
  /** Height of the gradient under text: full 35 %, focused 50 %, off 0 (spec 3 §9). */
  gradient: z.optional(
    z.object({
      style: z.enum(['full', 'focused', 'off']),
      tone: z.optional(z.enum(['dark', 'light'])),
      breakpoints: z.optional(z.array(z.enum(BREAKPOINT_KEYS))),
    }),
  ),
  /** `No-CTA`: the block is a link and shows no buttons. */
  linkType: z.optional(z.string()),
  equalTargetSize: z.optional(z.boolean()),
  textAlignment: z.optional(z.object({ large: z.optional(sideSchema), small: z.optional(sideSchema) })),
  alignment: z.optional(z.object({ large: z.optional(sideSchema), small: z.optional(sideSchema) })),
  /** Share of the width: one third, one half, two thirds, eleven twelfths (spec 3 §9). */
  overlayWidth: z.optional(z.enum(['xs', 'sm', 'md', 'lg'])),
  isFullHeight: z.optional(z.boolean()),
  isFullWidth: z.optional(z.boolean()),
  hideOnBreakpoint: z.optional(z.array(z.enum(BREAKPOINT_KEYS))),
  bottomMargins: z.optional(z.enum(['none', 'sm', 'md', 'lg'])),
  /** A ground of its own behind the text where it lies over a picture. */
  backdrop: z.optional(z.boolean()),
};

const overlaySchema = z.enum(['left-overlay', 'left-bottom-overlay', 'left-below', 'center-overlay', 'center-below']);

export const heroBlockSchema = z.object({
  ...common,
  kind: z.literal('hero'),
  variant: z._default(z.string(), 'standardHero'),
  overlayLarge: z.optional(overlaySchema),
  overlaySmall: z.optional(overlaySchema),
  mediaList: z.optional(z.array(mediaSchema)),
  responsiveLayout: z.optional(perBreakpoint(z.object({ layout: z.enum(['below-1media', 'below-2media']), alignment: z.optional(sideSchema) }))),
  /** Hero product overlay: a cut-out over the hero, 196 x 343, 271 x 467 and 344 x 538 (spec 3 §9). */
  overlayPicture: z.optional(pictureSchema),
});
export type HeroBlock = z.infer<typeof heroBlockSchema>;

export const linkedCardBlockSchema = z.object({
  ...common,
  kind: z.literal('linked-card'),
  badge: z.optional(z.object({ url: z.string(), alt: z.string() })),
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

/** A product of a collection, with what its card needs. */
export const productItemSchema = z.object({ kind: z.literal('product'), id: z.string(), hit: productHitSchema });

const collectionLayoutSchema = z.object({
  type: z.enum(['carousel', 'grid']),
  /** rem */
  slideWidth: z.optional(z.number()),
  slideMaxWidth: z.optional(z.number()),
  slidePadding: z.optional(z.number()),
  margin: z.optional(z.number()),
  autoplay: z.optional(z.boolean()),
  /** Seconds. */
  autorotateTime: z.optional(z.number()),
  loop: z.optional(z.boolean()),
  showArrows: z.optional(z.boolean()),
  showIndicators: z.optional(z.boolean()),
  showProgress: z.optional(z.boolean()),
});

/** A name containing `[stacked]` forces full width and a grid on medium and large screens (spec 3 §3). */
export const collectionBlockSchema = z.object({
  ...common,
  kind: z.literal('collection'),
  type: z.enum(['product', 'linked-card', 'category-card']),
  variant: z.optional(z.enum(['threeCardGrid', 'highlightCenter'])),
  items: z.array(z.discriminatedUnion('kind', [linkedCardBlockSchema, categoryCardBlockSchema, productItemSchema])),
  breakpoints: z.optional(perBreakpoint(collectionLayoutSchema)),
  textLink: z.optional(targetSchema),
  titleAlignment: z.optional(z.enum(['left', 'center'])),
  titlePosition: z.optional(z.enum(['top', 'side'])),
  titleHeadingTag: z.optional(z.enum(['h1', 'h2', 'h3'])),
});
export type CollectionBlock = z.infer<typeof collectionBlockSchema>;
export type CollectionItem = CollectionBlock['items'][number];

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

const iconSchema = z.object({ url: z.string() });

/** One promise over every page, which stays closed once it was closed (spec 3 §3, §4). */
export const benefitBarSchema = z.object({
  /** Of these words: others are shown again to whoever closed them. */
  id: z.string(),
  name: z.string(),
  logo: z.optional(z.object({ url: z.string(), alt: z.string() })),
  backgroundImage: z.optional(pictureSchema),
  alignment: z.optional(sideSchema),
  title: z.string(),
  subtitle: z.optional(z.string()),
  infoIcon: z.optional(iconSchema),
  targets: z.optional(z.array(z.object({ id: z.string(), url: z.string(), text: z.string() }))),
  showCloseButton: z.boolean(),
});
export type BenefitBar = z.infer<typeof benefitBarSchema>;

/** An offer that comes up by itself: small at first, whole after its delay (spec 3 §3, §4). */
export const popUpSchema = z.object({
  /** Closed by this name, and tracked by it: one that says `newsletter` is the newsletter's (spec 2 §2). */
  name: z.string(),
  /** ms until it stands there whole; 2000 unless said (spec 3 §9). */
  delay: z.optional(z.int()),
  title: z.string(),
  minimizedTitle: z.optional(z.string()),
  maximizedTitle: z.optional(z.string()),
  logo: z.optional(z.object({ url: z.string(), alt: z.string() })),
  logoSize: z.optional(z.enum(['small', 'large'])),
  disclaimer: z.optional(z.string()),
  targets: z.array(z.object({ url: z.string(), text: z.string() })),
  backgroundColor: z.optional(z.string()),
});
export type PopUp = z.infer<typeof popUpSchema>;

/** A text to read, section by section: terms, help, a story (spec 3 §2, article page). */
export const articleBlockSchema = z.object({
  ...common,
  kind: z.literal('article-page'),
  /** ISO day of the last change. */
  date: z.optional(z.string()),
  sections: z.array(z.object({ id: z.string(), title: z.string(), richText: z.string() })),
});
export type ArticleBlock = z.infer<typeof articleBlockSchema>;

/** What an experience or a segmentation chooses from: blocks that are no choice themselves. */
const plainBlockSchema = z.discriminatedUnion('kind', [heroBlockSchema, linkedCardBlockSchema, categoryCardBlockSchema, collectionBlockSchema]);
export type PlainBlock = z.infer<typeof plainBlockSchema>;
const plainBlocksSchema = z.array(plainBlockSchema);

const choiceFields = { id: common.id, name: common.name, hideOnBreakpoint: common.hideOnBreakpoint, bottomMargins: common.bottomMargins };

/** Variants of one place, of which the personalisation decision picks one (spec 3 §3, §4). */
export const experienceBlockSchema = z.object({
  ...choiceFields,
  kind: z.literal('experience'),
  experienceId: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
  /** Shown while no variant is chosen. */
  baselines: plainBlocksSchema,
  variants: z.array(z.object({ name: z.string(), variantId: z.string(), targets: plainBlocksSchema })),
  /** Event that a click within the block sends. */
  trackingEvent: z.optional(z.string().check(z.regex(/^[\w.:-]{1,64}$/))),
});
export type ExperienceBlock = z.infer<typeof experienceBlockSchema>;

/** What one place says to whom: the first segment whose condition holds, else the baselines (spec 3 §4, §6). */
export const segmentationBlockSchema = z.object({
  ...choiceFields,
  kind: z.literal('segmentation'),
  segments: z.array(z.object({ id: z.enum(SEGMENT_CONDITIONS), targets: plainBlocksSchema })),
  baselines: plainBlocksSchema,
});
export type SegmentationBlock = z.infer<typeof segmentationBlockSchema>;

/** Blocks that have a schema of their own; a page may hold others, which a reader that does not know them leaves out. */
export const contentBlockSchema = z.discriminatedUnion('kind', [
  heroBlockSchema,
  linkedCardBlockSchema,
  categoryCardBlockSchema,
  collectionBlockSchema,
  articleBlockSchema,
  experienceBlockSchema,
  segmentationBlockSchema,
]);
export type ContentBlock = z.infer<typeof contentBlockSchema>;
