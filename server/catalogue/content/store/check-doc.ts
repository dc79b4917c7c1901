import * as z from 'zod/mini';
import { docNamesOf, isDocName } from '#contract/calls/content/doc-names.ts';
import { DOC_BLOCKS_MAX, DOC_BYTES_MAX, DOC_TEXT_MAX, type Doc, type DocKind } from '#contract/calls/content/documents.ts';
import { withoutNulls } from '../without-nulls.ts';
import { cleanMarkup, isMarkup } from './clean-text.ts';
import { docSchemaOf } from './doc-schemas.ts';
import { walk } from './walk.ts';

/** A sentence for each field that is wrong, by its path: `blocks.0.title`. The whole document has the empty path. */
export type Problems = Readonly<Record<string, string>>;

export interface CheckedDoc {
  /** Without nulls and without markup that is not shown. */
  readonly doc: Doc;
  readonly problems: Problems;
}

/** Why there cannot be a document of that name; undefined where there can. */
const slugProblem = (kind: DocKind, slug: string): string | undefined => {
  if (isDocName(kind, slug)) return undefined;
  if (kind === 'fixed') return `there is no page “${slug}” with content of its own`;
  return docNamesOf(kind) ? `a ${kind} is named “main”` : `“${slug}” is no name of a ${kind}`;
};

const isBlock = (value: unknown): value is { readonly id: string; readonly kind: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value;

/** Problems that a schema cannot tell: how much there is, what is there twice. */
const furtherProblems = (doc: unknown): Problems => {
  const problems: Record<string, string> = {};
  const bytes = Buffer.byteLength(JSON.stringify(doc));
  if (bytes > DOC_BYTES_MAX) problems[''] = `the document has ${Math.ceil(bytes / 1024)} kB; ${DOC_BYTES_MAX / 1024} kB is the limit`;
  const ids = new Set<string>();
  let blocks = 0;
  for (const { path, key, value } of walk(doc)) {
    if (typeof value === 'string' && value.length > DOC_TEXT_MAX && !isMarkup(key))
      problems[path.join('.')] = `the text has ${value.length} characters; ${DOC_TEXT_MAX} is the limit`;
    if (!isBlock(value) || typeof path.at(-1) !== 'number') continue;
    blocks += 1;
    if (ids.has(value.id)) problems[[...path, 'id'].join('.')] = `“${value.id}” is the id of another block, too`;
    ids.add(value.id);
  }
  if (blocks > DOC_BLOCKS_MAX) problems[''] = `the document has ${blocks} blocks; ${DOC_BLOCKS_MAX} is the limit`;
  return problems;
};

/** Without nulls and without markup that is not shown: what an editor saves, an export writes and an import compares. */
export const cleanDoc = (doc: Doc): Doc => cleanMarkup(withoutNulls(doc)) as Doc;

/** A document as it may be stored, with what is wrong with it. Links are checked apart, because they depend on what else there is. */
export const checkDoc = (kind: DocKind, slug: string, given: Doc): CheckedDoc => {
  const doc = cleanDoc(given);
  const problems: Record<string, string> = {};
  const name = slugProblem(kind, slug);
  if (name) problems[''] = name;
  Object.assign(problems, furtherProblems(doc));
  // A document that is too large is not read further.
  if (problems[''] !== undefined) return { doc, problems };
  for (const { path, message } of z.safeParse(docSchemaOf(kind), doc).error?.issues ?? []) problems[path.join('.')] ??= message;
  return { doc, problems };
};
