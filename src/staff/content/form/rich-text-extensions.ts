import { Mark } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { jsonFromMarkup, STORED_LINKS } from '../rich-text-json.ts';

/** What content may hold (contract/calls/content/parts.ts), and nothing beyond. */
const shared = {
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  dropcursor: false,
  gapcursor: false,
  // It would store an empty paragraph below each text that ends in a list.
  trailingNode: false,
} as const;
const link = {
  openOnClick: false,
  autolink: false,
  protocols: ['mailto', 'tel'],
  isAllowedUri: (url: string) => STORED_LINKS.test(url),
  HTMLAttributes: { target: null, rel: null },
};

/** Marks of footnotes: kept where a text has them. */
const Superscript = Mark.create({ name: 'superscript', parseHTML: () => [{ tag: 'sup' }], renderHTML: () => ['sup', 0] });

export const textExtensions = [StarterKit.configure({ ...shared, heading: { levels: [3] }, link }), Superscript];
export const inlineExtensions = [
  StarterKit.configure({ ...shared, heading: false, bulletList: false, orderedList: false, listItem: false, listKeymap: false, link }),
  Superscript,
];

/**
 * What is pasted or dropped is read by the shop's own parser: it keeps the few elements that content may hold. The editor's own way would write markup
 * into the page, which the page's policy forbids.
 */
export const pasteThroughParser = (view: EditorView, event: ClipboardEvent | DragEvent): boolean => {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const markup = data?.getData('text/html');
  if (!markup) return false;
  event.preventDefault();
  const { schema } = view.state;
  const known = new Set(Object.keys(schema.nodes));
  const { content = [] } = jsonFromMarkup(markup);
  const nodes = content.filter(({ type }) => type !== undefined && known.has(type)).map((node) => ProseMirrorNode.fromJSON(schema, node));
  const doc = schema.topNodeType.create(null, nodes.length > 0 ? nodes : schema.nodes['paragraph']?.create());
  view.dispatch(view.state.tr.replaceSelection(doc.slice(1, doc.content.size - 1)).scrollIntoView());
  return true;
};
