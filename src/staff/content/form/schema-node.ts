import type { ChoiceKind, ReferenceKind } from './reference-source.ts';

/** As much of JSON Schema as the contract's schemas turn into, with the editor's own key (contract/calls/content/desk.ts). */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string;
  readonly widget?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface SchemaDocument extends SchemaNode {
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
}

/** Schemas of the blocks by kind in `properties`, of the documents by kind beside them. */
export interface EditorSchemas extends SchemaDocument {
  readonly documents: Readonly<Record<string, SchemaNode>>;
}

/** Follows references. What stands beside a reference counts more than what it leads to. */
export const resolveNode = (node: SchemaNode, document: SchemaDocument): SchemaNode => {
  const [only] = node.allOf?.length === 1 ? node.allOf : [];
  const next = node.$ref ? document.$defs?.[node.$ref.replace('#/$defs/', '')] : only;
  if (!next) return node;
  const { $ref: _, allOf: __, ...beside } = node;
  return { ...resolveNode(next, document), ...beside };
};

export type FieldShape =
  | { readonly kind: 'text' | 'rich-text' | 'inline-text' | 'long-text' | 'date' | 'boolean' | 'picture' | 'link' | 'block' | 'constant' }
  | { readonly kind: 'references'; readonly of: ReferenceKind }
  | { readonly kind: 'product' | 'filters' }
  | { readonly kind: 'chosen'; readonly of: ChoiceKind }
  | { readonly kind: 'number'; readonly isWhole: boolean; readonly minimum?: number | undefined; readonly maximum?: number | undefined }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'list'; readonly items: SchemaNode }
  | { readonly kind: 'object' | 'breakpoints'; readonly properties: Readonly<Record<string, SchemaNode>>; readonly required: readonly string[] }
  | { readonly kind: 'variants'; readonly variants: readonly { readonly name: string; readonly node: SchemaNode }[] };

const WIDGETS = ['rich-text', 'inline-text', 'long-text', 'picture', 'link', 'block'] as const;
const isWidget = (widget: string | undefined): widget is (typeof WIDGETS)[number] => WIDGETS.some((one) => one === widget);

const isReferences = (widget: string | undefined): widget is ReferenceKind => widget === 'products' || widget === 'articles' || widget === 'places';

const CHOSEN = ['category', 'tag', 'event', 'page'] as const satisfies readonly ChoiceKind[];
const chosenOf = (widget: string | undefined): ChoiceKind | undefined => CHOSEN.find((one) => one === widget);

const constantOf = (node: SchemaNode, document: SchemaDocument): string | undefined => {
  const kind = node.properties?.['kind'];
  const constant = kind && resolveNode(kind, document).const;
  return typeof constant === 'string' ? constant : undefined;
};

/** What a field is to the person who fills it. */
export const shapeOf = (given: SchemaNode, document: SchemaDocument): FieldShape => {
  const node = resolveNode(given, document);
  if (isWidget(node.widget)) return { kind: node.widget };
  if (isReferences(node.widget)) return { kind: 'references', of: node.widget };
  if (node.widget === 'product' || node.widget === 'filters') return { kind: node.widget };
  const of = chosenOf(node.widget);
  if (of) return { kind: 'chosen', of };
  const alternatives = (node.anyOf ?? node.oneOf)?.map((one) => resolveNode(one, document));
  if (alternatives) {
    const constants = alternatives.map((one) => one.const);
    if (constants.every((one) => typeof one === 'string' || typeof one === 'number')) return { kind: 'choice', options: constants };
    return { kind: 'variants', variants: alternatives.map((one, index) => ({ name: constantOf(one, document) ?? String(index), node: one })) };
  }
  if (node.const !== undefined) return { kind: 'constant' };
  if (node.enum) return { kind: 'choice', options: node.enum };
  switch (node.type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
    case 'number':
      return { kind: 'number', isWhole: node.type === 'integer', minimum: node.minimum, maximum: node.maximum };
    case 'array': {
      const items = node.items ?? {};
      const options = resolveNode(items, document).enum;
      return options ? { kind: 'choices', options: options.map(String) } : { kind: 'list', items };
    }
    case 'object':
      return { kind: node.widget === 'breakpoints' ? 'breakpoints' : 'object', properties: node.properties ?? {}, required: node.required ?? [] };
    default:
      return node.format === 'date' || node.pattern?.startsWith(String.raw`^\d{4}-\d{2}-\d{2}`) ? { kind: 'date' } : { kind: 'text' };
  }
};

/** `overlayWidth`: "Overlay width". The names of fields are those of the specification, in every language. */
export const labelOf = (field: string): string => {
  const spaced = field
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** What a new value of a field begins as: what the schema requires, and nothing else. */
export const emptyValue = (given: SchemaNode, document: SchemaDocument): unknown => {
  const node = resolveNode(given, document);
  const shape = shapeOf(given, document);
  switch (shape.kind) {
    case 'constant':
      return node.const;
    case 'boolean':
      return false;
    case 'number':
      return shape.minimum ?? 0;
    case 'choice':
      return shape.options[0];
    case 'choices':
    case 'references':
    case 'list':
      return [];
    case 'variants':
      return shape.variants[0] ? emptyValue(shape.variants[0].node, document) : {};
    case 'picture':
    case 'link':
    case 'block':
    case 'object':
    case 'breakpoints': {
      const entries = (node.required ?? []).flatMap((name) => {
        const property = node.properties?.[name];
        return property ? [[name, emptyValue(property, document)] as const] : [];
      });
      return Object.fromEntries(entries);
    }
    case 'product':
    case 'filters':
    case 'chosen':
    case 'text':
    case 'rich-text':
    case 'inline-text':
    case 'long-text':
    case 'date':
      return '';
  }
};
