import type { JSONContent } from '@tiptap/core';
import { parseRichText, type RichNode } from '#ui/rich-text/parse-rich-text.ts';

/** A stored text also links by references, which outlive a rename (server/catalogue/content/references.ts). */
export const STORED_LINKS = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#|(?:category|product|search|page|article|dialog):\S)/i;

/** Marks of the editor by the elements that content may hold. */
const MARKS = { b: 'bold', strong: 'bold', i: 'italic', em: 'italic', sup: 'superscript' } as const;
const BLOCKS = ['p', 'ul', 'ol', 'h3'] as const;

const isBlock = (node: RichNode): boolean => typeof node !== 'string' && BLOCKS.some((tag) => tag === node.tag);

type Mark = NonNullable<JSONContent['marks']>[number];

const inlineOf = (nodes: readonly RichNode[], marks: readonly Mark[] = []): JSONContent[] =>
  nodes.flatMap((node): JSONContent[] => {
    if (typeof node === 'string') {
      const text = node.replaceAll(/\s+/g, ' ');
      return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }];
    }
    if (node.tag === 'br') return [{ type: 'hardBreak' }];
    if (node.tag === 'a') return inlineOf(node.children, node.href ? [...marks, { type: 'link', attrs: { href: node.href } }] : marks);
    const mark = node.tag in MARKS ? MARKS[node.tag as keyof typeof MARKS] : undefined;
    return inlineOf(node.children, mark ? [...marks, { type: mark }] : marks);
  });

const paragraph = (nodes: readonly RichNode[]): JSONContent => {
  const content = inlineOf(nodes);
  return { type: 'paragraph', ...(content.length > 0 && { content }) };
};

const listItems = (nodes: readonly RichNode[]): JSONContent[] =>
  nodes.flatMap((node) => (typeof node !== 'string' && node.tag === 'li' ? [{ type: 'listItem', content: blocksOf(node.children) }] : []));

/** Blocks as they stand; words between them become paragraphs. */
const blocksOf = (nodes: readonly RichNode[]): JSONContent[] => {
  const blocks: JSONContent[] = [];
  let loose: RichNode[] = [];
  const flush = (): void => {
    if (loose.some((node) => typeof node !== 'string' || node.trim() !== '')) blocks.push(paragraph(loose));
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      loose.push(node);
      continue;
    }
    flush();
    if (node.tag === 'p') blocks.push(paragraph(node.children));
    else if (node.tag === 'h3') blocks.push({ type: 'heading', attrs: { level: 3 }, content: inlineOf(node.children) });
    else {
      const content = listItems(node.children);
      if (content.length > 0) blocks.push({ type: node.tag === 'ul' ? 'bulletList' : 'orderedList', content });
    }
  }
  flush();
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }];
};

/** The markup of a block as the editor's document. What content may not hold is gone by then. */
export const jsonFromMarkup = (markup: string): JSONContent => ({ type: 'doc', content: blocksOf(parseRichText(markup, STORED_LINKS)) });

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ELEMENTS: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', superscript: 'sup' };

const markupOfText = ({ text = '', marks = [] }: JSONContent): string =>
  marks.reduceRight((inner, { type, attrs }) => {
    if (type === 'link') return `<a href="${escape(String(attrs?.['href'] ?? ''))}">${inner}</a>`;
    const element = ELEMENTS[type];
    return element ? `<${element}>${inner}</${element}>` : inner;
  }, escape(text));

const CONTAINERS: Readonly<Record<string, string>> = { paragraph: 'p', heading: 'h3', bulletList: 'ul', orderedList: 'ol', listItem: 'li' };

const markupOf = (node: JSONContent): string => {
  if (node.type === 'text') return markupOfText(node);
  if (node.type === 'hardBreak') return '<br>';
  const children = node.content ?? [];
  // A list item of one paragraph is written without it.
  const [only] = children;
  const inner = node.type === 'listItem' && children.length === 1 && only?.type === 'paragraph' ? (only.content ?? []) : children;
  const content = inner.map(markupOf).join('');
  const element = node.type === undefined ? undefined : CONTAINERS[node.type];
  return element ? `<${element}>${content}</${element}>` : content;
};

/** The editor's document as the markup that the contract describes; nothing for an empty one. */
export const markupFromJson = (document: JSONContent): string => {
  const markup = markupOf(document);
  return markup === '<p></p>' ? '' : markup;
};

/** As `markupFromJson`, for a field of one line: without its paragraph. */
export const inlineMarkupFromJson = (document: JSONContent): string =>
  (document.content ?? []).map((block) => (block.content ?? []).map(markupOf).join('')).join('<br>');
