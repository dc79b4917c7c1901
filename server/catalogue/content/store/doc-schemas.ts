import * as z from 'zod/mini';
import { benefitBarSchema } from '#contract/calls/content/banners.ts';
import { BLOCK_SCHEMAS } from '#contract/calls/content/blocks.ts';
import { popUpSchema } from '#contract/calls/content/dialogs.ts';
import { desk, longTextSchema } from '#contract/calls/content/desk.ts';
import { DOC_KINDS, type DocKind } from '#contract/calls/content/documents.ts';
import { menuItemSchema } from '#contract/calls/content/navigation.ts';
import { pictureSchema } from '#contract/calls/content/parts.ts';
import { byKind } from '#contract/calls/content/plain-blocks.ts';
import { contentEventSchema } from '#contract/calls/content/events.ts';
import { contentCalls } from '#contract/calls/content.ts';
import { isPlaceholder } from './placeholders.ts';

/** Blocks whose items may stand for others. */
const WITH_ITEMS = new Set(['collection', 'upsell', 'recommendation-carousel']);

/** Blocks as they are stored: in the place of products and articles stands where they come from. */
const storedBlock = byKind(
  Object.fromEntries(
    Object.entries(BLOCK_SCHEMAS).map(([kind, schema]) => [
      kind,
      WITH_ITEMS.has(kind)
        ? (z.pipe(
            z.transform((block: Record<string, unknown>) =>
              Array.isArray(block['items']) ? { ...block, items: block['items'].filter((item) => !isPlaceholder(item)) } : block,
            ),
            schema,
          ) as unknown as z.ZodMiniObject)
        : schema,
    ]),
  ),
).register(desk, { widget: 'block' });

const area = { title: z.optional(z.string()), description: z.optional(longTextSchema()), blocks: z.array(storedBlock) };
const page = {
  title: z.string(),
  description: longTextSchema(),
  name: z.optional(z.string()),
  /** Slug of the page above it. */
  parent: z.optional(z.string()),
  layoutVariant: z.optional(z.string().check(z.maxLength(60))),
  blocks: z.array(storedBlock),
};
const selectors = menuItemSchema.shape.visualSelectors._zod.def.innerType._zod.def.element;

const SCHEMAS: Readonly<Partial<Record<DocKind, z.ZodMiniType>>> = {
  page: z.looseObject(page),
  showcase: z.looseObject(page),
  article: z.looseObject({
    ...page,
    date: z.iso.date(),
    eyebrow: z.optional(z.string()),
    picture: z.optional(pictureSchema),
    tags: z.optional(z.array(z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)), label: z.string() }))),
  }),
  event: z.extend(z.omit(contentEventSchema, { eventId: true, placesLeft: true }), {
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    repeatsAfterDays: z.optional(z.int().check(z.minimum(1))),
  }),
  // A selector without a picture shows the first product of its category.
  menu: z.object({
    items: z.array(z.extend(menuItemSchema, { visualSelectors: z.optional(z.array(z.extend(selectors, { picture: z.optional(pictureSchema) }))) })),
  }),
  'benefit-bar': benefitBarSchema,
  popups: z.object({ popups: z.array(popUpSchema) }),
  footer: contentCalls['content.footer'].response,
};

/** What a document of a kind must be; content of other pages has nothing but blocks. */
export const docSchemaOf = (kind: DocKind): z.ZodMiniType => SCHEMAS[kind] ?? z.looseObject(area);

/** Fields of every block and of every kind of document, as the editor reads them: JSON Schema with the hints of `desk`. */
export const editorSchemas = (): Record<string, unknown> =>
  z.toJSONSchema(
    z.object({
      blocks: z.object(BLOCK_SCHEMAS),
      documents: z.object(Object.fromEntries(DOC_KINDS.map((kind) => [kind, docSchemaOf(kind)]))),
    }),
    { io: 'input', metadata: desk, reused: 'ref', unrepresentable: 'any' },
  ) as Record<string, unknown>;
