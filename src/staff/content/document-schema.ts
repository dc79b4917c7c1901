import type { SchemaNode } from './form/schema-node.ts';

const TEXT: SchemaNode = { type: 'string' };
const DAY: SchemaNode = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };
const LINK: SchemaNode = { type: 'object', properties: { url: TEXT, text: TEXT }, required: ['url', 'text'], widget: 'link' };
const PICTURE: SchemaNode = {
  type: 'object',
  properties: { key: TEXT, angle: TEXT, alt: TEXT, tone: TEXT },
  required: ['key', 'angle', 'alt', 'tone'],
  widget: 'picture',
};
const BLOCKS: SchemaNode = { type: 'array', items: { type: 'object', widget: 'block' } };
const LINKS: SchemaNode = { type: 'array', items: LINK };
const TAGS: SchemaNode = { type: 'array', items: { type: 'object', properties: { id: TEXT, label: TEXT }, required: ['id', 'label'] } };

interface DocumentSchema {
  readonly properties: Readonly<Record<string, SchemaNode>>;
  readonly required: readonly string[];
}

const page = { title: TEXT, description: TEXT, parent: TEXT, layoutVariant: TEXT, blocks: BLOCKS };
const area = { title: TEXT, description: TEXT, blocks: BLOCKS };

/** What stands around the blocks of a document, by its kind. */
const SCHEMAS: Readonly<Record<string, DocumentSchema>> = {
  page: { properties: page, required: ['title', 'description', 'blocks'] },
  showcase: { properties: page, required: ['title', 'description', 'blocks'] },
  article: {
    properties: { title: TEXT, description: TEXT, eyebrow: TEXT, date: DAY, picture: PICTURE, tags: TAGS, layoutVariant: TEXT, blocks: BLOCKS },
    required: ['title', 'description', 'date', 'blocks'],
  },
  event: {
    properties: {
      title: TEXT,
      richText: { type: 'string', widget: 'rich-text' },
      startDate: DAY,
      endDate: DAY,
      enablePlusOne: { type: 'boolean' },
      capacity: { type: 'integer', minimum: 1 },
      repeatsAfterDays: { type: 'integer', minimum: 1 },
      place: TEXT,
      submitCtaLabel: TEXT,
      confirmationTitle: TEXT,
      confirmationSubtitle: TEXT,
    },
    required: ['title', 'startDate', 'endDate', 'enablePlusOne'],
  },
  menu: {
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: TEXT,
            title: TEXT,
            target: LINK,
            columns: {
              type: 'array',
              items: { type: 'object', properties: { title: TEXT, target: LINK, links: LINKS }, required: ['title', 'links'] },
            },
          },
          required: ['id', 'title', 'target', 'columns'],
        },
      },
    },
    required: ['items'],
  },
  footer: {
    properties: {
      columns: { type: 'array', items: { type: 'object', properties: { title: TEXT, links: LINKS }, required: ['title', 'links'] } },
      legal: TEXT,
    },
    required: ['columns', 'legal'],
  },
  'benefit-bar': {
    properties: { id: TEXT, name: TEXT, title: TEXT, subtitle: TEXT, targets: LINKS, showCloseButton: { type: 'boolean' } },
    required: ['id', 'name', 'title', 'showCloseButton'],
  },
  popups: {
    properties: {
      popups: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: TEXT,
            delay: { type: 'integer', minimum: 0 },
            title: TEXT,
            minimizedTitle: TEXT,
            maximizedTitle: TEXT,
            disclaimer: TEXT,
            targets: LINKS,
          },
          required: ['name', 'title', 'targets'],
        },
      },
    },
    required: ['popups'],
  },
};

/** The fields of a document of a kind; content of other pages has a title, and blocks. */
export const documentSchema = (kind: string): DocumentSchema => SCHEMAS[kind] ?? { properties: area, required: ['blocks'] };
