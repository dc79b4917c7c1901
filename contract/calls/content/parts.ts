import * as z from 'zod/mini';
import { BREAKPOINT_KEYS } from '#contract/constants/content.ts';
import { pictureSchema as anyPictureSchema } from '../products.ts';
import { desk, inlineTextSchema, richTextSchema } from './desk.ts';

/**
 * Parts that blocks share (spec 3 §3). A colour is the name of one of the shop's own, never a value: pages carry no style attributes, and every pair of
 * colours that text can stand on is known to be readable. HTML fields hold inline markup alone (b, strong, i, em, br, a; in rich text also p, ul, ol,
 * li); all else is dropped where it is shown.
 */
export const perBreakpoint = <T extends z.core.$ZodType>(value: T) =>
  z.object({ sm: z.optional(value), md: z.optional(value), lg: z.optional(value) }).register(desk, { widget: 'breakpoints' });

/** A picture of the shop, chosen in the editor. */
export const pictureSchema = z.object(anyPictureSchema.shape).register(desk, { widget: 'picture' });

export const inkSchema = z.enum(['ink', 'muted', 'accent', 'light', 'dark']);
export const groundSchema = z.enum(['paper', 'sunken', 'raised', 'deep', 'accent-soft']);
export const titleStyleSchema = z.enum(['display', 'xl', 'lg', 'md', 'sm']);
export const textStyleSchema = z.enum(['lg', 'md', 'sm', 'xs']);
export const sideSchema = z.enum(['left', 'center', 'right']);
export const targetSizeSchema = z.enum(['sm', 'md', 'lg']);
/** Space of the shop's own scale. */
export const spaceSchema = z.enum(['none', 'sm', 'md', 'lg']);
export const logoSchema = z.object({ url: z.string(), alt: z.string() });

/**
 * A link. In a stored document `url` is a reference that survives a rename (`category:1110`, `product:K7Q2M4XW`, `search:merino`, `page:cart`,
 * `article:first-frost`), an address of the shop, one of another site, or `dialog:ID`, which opens a dialog block of the same page.
 */
export const targetSchema = z.object({
  url: z.string(),
  text: z.string(),
  targetAttribute: z.optional(z.enum(['_self', '_blank'])),
  style: z.optional(z.enum(['primary', 'secondary', 'quiet', 'link'])),
  size: z.optional(targetSizeSchema),
});
targetSchema.register(desk, { widget: 'link' });
export type Target = z.infer<typeof targetSchema>;

/** `src` is an address of the shop, such as `/media/first-frost.webm`. */
const videoSchema = z.object({ src: z.string(), type: z.optional(z.string()), poster: z.optional(pictureSchema) });
/** `duration` of a slide, in seconds. */
const mediumSchema = z.object({ image: z.optional(pictureSchema), video: z.optional(videoSchema), duration: z.optional(z.number()) });
export const mediaSchema = perBreakpoint(mediumSchema);
export type Media = z.infer<typeof mediaSchema>;

const lineSchema = z.object({ text: z.string(), color: z.optional(inkSchema), style: z.optional(textStyleSchema) });

/** How a film is played (spec 3 §3, video and dialog). */
export const playerSettingsSchema = z.object({
  autoplay: z.optional(z.boolean()),
  hideControls: z.optional(z.boolean()),
  loop: z.optional(z.boolean()),
  muted: z.optional(z.boolean()),
});

/** What every block may have (spec 3 §3, common fields). */
export const common = {
  id: z.string(),
  name: z.string(),
  promotionTracking: z.optional(
    z.object({ creativeName: z.optional(z.string()), promotionId: z.optional(z.string()), promotionName: z.optional(z.string()) }),
  ),
  media: z.optional(mediaSchema),
  mediaTarget: z.optional(targetSchema),
  targets: z.optional(z.array(targetSchema)),
  title: z.optional(z.string()),
  titleHtml: z.optional(inlineTextSchema()),
  titleColor: z.optional(inkSchema),
  titleStyle: z.optional(titleStyleSchema),
  /** The page's first heading; without it a title is a second one. */
  titleH1: z.optional(z.boolean()),
  hideTitle: z.optional(z.boolean()),
  subtitle: z.optional(z.string()),
  subtitleHtml: z.optional(inlineTextSchema()),
  subtitleColor: z.optional(inkSchema),
  subtitleStyle: z.optional(textStyleSchema),
  overline: z.optional(lineSchema),
  eyebrowText: z.optional(z.string()),
  eyebrowTextColor: z.optional(inkSchema),
  /** Address of a logo, with what it says. */
  eyebrowLogo: z.optional(logoSchema),
  eyebrowLogoResponsive: z.optional(perBreakpoint(logoSchema)),
  richText: z.optional(richTextSchema()),
  richTextColor: z.optional(inkSchema),
  richTextBelowTargets: z.optional(richTextSchema()),
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
  bottomMargins: z.optional(spaceSchema),
  /** A ground of its own behind the text where it lies over a picture. */
  backdrop: z.optional(z.boolean()),
};

const commonSchema = z.object(common);
export type CommonFields = z.infer<typeof commonSchema>;

/** What a block has that shows no words of its own. */
export const placement = {
  id: common.id,
  name: common.name,
  promotionTracking: common.promotionTracking,
  backgroundColor: common.backgroundColor,
  hideOnBreakpoint: common.hideOnBreakpoint,
  bottomMargins: common.bottomMargins,
};
