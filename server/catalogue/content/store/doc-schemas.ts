import * as z from 'zod/mini';
import { benefitBarSchema } from '#contract/calls/content/banners.ts';
import { popUpSchema } from '#contract/calls/content/dialogs.ts';
import { desk, longTextSchema } from '#contract/calls/content/desk.ts';
import { DOC_KINDS, type DocKind } from '#contract/calls/content/documents.ts';
import { menuItemSchema } from '#contract/calls/content/navigation.ts';
import { pictureSchema } from '#contract/calls/content/parts.ts';
import { contentEventSchema } from '#contract/calls/content/events.ts';
import { contentCalls } from '#contract/calls/content.ts';
import { STORED_BLOCK_SCHEMAS, storedBlockSchema } from './stored-blocks.ts';

const area = { title: z.optional(z.string()), description: z.optional(longTextSchema()), blocks: z.array(storedBlockSchema) };
const page = {
  title: z.string(),
  description: longTextSchema(),
  name: z.optional(z.string()),
  /** Slug of the page above it. */
  parent: z.optional(z.string().register(desk, { widget: 'page' })),
  layoutVariant: z.optional(z.string().check(z.maxLength(60))),
  blocks: z.array(storedBlockSchema),
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
      blocks: z.object(STORED_BLOCK_SCHEMAS),
      documents: z.object(Object.fromEntries(DOC_KINDS.map((kind) => [kind, docSchemaOf(kind)]))),
    }),
    { io: 'input', metadata: desk, reused: 'ref', unrepresentable: 'any' },
  ) as Record<string, unknown>;
