import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { BLOCK_SCHEMAS } from '#contract/calls/content/blocks.ts';
import { desk } from '#contract/calls/content/desk.ts';
import { editorSchemas } from '#server/catalogue/content/store/doc-schemas.ts';
import { emptyValue, labelOf, type SchemaDocument, shapeOf } from './schema-node.ts';

const document = z.toJSONSchema(z.object(BLOCK_SCHEMAS), { io: 'input', metadata: desk, reused: 'ref', unrepresentable: 'any' }) as SchemaDocument;
const fieldsOf = (kind: string) => {
  const shape = shapeOf(document.properties![kind]!, document);
  if (shape.kind !== 'object') throw new Error(kind);
  return shape.properties;
};
const kindOf = (kind: string, field: string) => shapeOf(fieldsOf(kind)[field]!, document).kind;

describe('fields of the editor', () => {
  it('are told by the schemas of the contract', () => {
    expect(kindOf('hero', 'richText')).toBe('rich-text');
    expect(kindOf('hero', 'titleHtml')).toBe('inline-text');
    expect(kindOf('hero', 'titleH1')).toBe('boolean');
    expect(kindOf('hero', 'media')).toBe('breakpoints');
    expect(kindOf('hero', 'mediaTarget')).toBe('link');
    expect(kindOf('hero', 'targets')).toBe('list');
    expect(kindOf('hero', 'hideOnBreakpoint')).toBe('choices');
    expect(kindOf('hero', 'kind')).toBe('constant');
    expect(kindOf('hero-product-overlay', 'overlayPicture')).toBe('picture');
    expect(shapeOf(fieldsOf('split-banner')['imageWidth']!, document)).toEqual({ kind: 'choice', options: [60, 50, 40] });
    expect(kindOf('event-dialog', 'startDate')).toBe('date');
    expect(kindOf('experience', 'baselines')).toBe('list');
    const sections = shapeOf(fieldsOf('article-page')['sections']!, document);
    const section = sections.kind === 'list' ? shapeOf(sections.items, document) : sections;
    expect(section.kind === 'object' && shapeOf(section.properties['richText']!, document).kind).toBe('rich-text');
  });

  it('have a shape for every field of every block', () => {
    for (const kind of Object.keys(BLOCK_SCHEMAS))
      for (const field of Object.keys(fieldsOf(kind))) expect(kindOf(kind, field), `${kind}.${field}`).toBeTruthy();
  });

  it('begin with what is required', () => {
    expect(emptyValue(document.properties!['spacer']!, document)).toEqual({ id: '', name: '', kind: 'spacer' });
    const card = emptyValue(document.properties!['category-card']!, document);
    expect(card).toEqual({ id: '', name: '', kind: 'category-card', target: { url: '', text: '' } });
  });

  it('are named as in the specification', () => {
    expect(labelOf('overlayWidth')).toBe('Overlay width');
    expect(labelOf('titleH1')).toBe('Title h1');
  });

  it('are those that the service checks, for documents of every kind', () => {
    const root = editorSchemas() as SchemaDocument;
    const kinds = root.properties!['documents']!.properties!;
    const shapes = Object.fromEntries(Object.entries(kinds).map(([kind, node]) => [kind, shapeOf(node, root)]));
    for (const shape of Object.values(shapes)) expect(shape.kind).toBe('object');
    const of = (kind: string, field: string) => {
      const shape = shapes[kind]!;
      return shape.kind === 'object' ? shapeOf(shape.properties[field]!, root) : undefined;
    };
    const blocks = of('page', 'blocks');
    expect(blocks?.kind === 'list' && shapeOf(blocks.items, root).kind).toBe('block');
    expect(of('article', 'date')).toEqual({ kind: 'date' });
    expect(of('article', 'picture')).toEqual({ kind: 'picture' });
    expect(of('event', 'richText')).toEqual({ kind: 'rich-text' });
    expect(emptyValue(kinds['article']!, root)).toEqual({ title: '', description: '', blocks: [], date: '' });
    expect(emptyValue(kinds['footer']!, root)).toEqual({ columns: [], legal: '' });
  });
});
