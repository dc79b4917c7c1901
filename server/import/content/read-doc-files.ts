import * as z from 'zod/mini';
import { DOC_BYTES_MAX, type DocName } from '#contract/calls/content/documents.ts';
import { LOCALES } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { LinkContext } from '#server/catalogue/content/store/check-links.ts';
import { checkDoc } from '#server/catalogue/content/store/check-doc.ts';
import { linkContext, linkProblemsIn } from '#server/catalogue/content/store/link-context.ts';
import { docFileSchema, docOfPath, type DocPart, partsOf } from './doc-file.ts';
import type { ContentFile } from './files.ts';
import type { RejectedFile } from './types.ts';
import { lineOf, lineOfSyntaxError } from './line-of.ts';

/** A sound file: what is to be stored of a document. */
export interface SoundDoc {
  readonly name: DocName;
  readonly parts: readonly DocPart[];
}

/** Three documents and what stands around them. */
const FILE_BYTES_MAX = 4 * DOC_BYTES_MAX;

const SITES = new Set(Object.values(LOCALES).map(({ siteId }) => siteId));

type Read = { readonly text: string; readonly file: string; readonly doc: SoundDoc };

/** What is wrong, after the path of the field that it is about. The whole file has none. */
const reasonAt = (path: readonly string[], reason: string): string => (path.length === 0 ? reason : `${path.join('.')}: ${reason}`);

const readFile = ({ path, bytes }: ContentFile): Read | RejectedFile[] => {
  const reject = (line: number, reason: string): RejectedFile[] => [{ file: path, line, reason }];
  const name = docOfPath(path);
  if (!name) return reject(1, 'the path is not SITE/KIND/NAME.json');
  if (!SITES.has(name.siteId)) return reject(1, `there is no site “${name.siteId}”`);
  if (bytes.length > FILE_BYTES_MAX) return reject(1, `the file is larger than ${FILE_BYTES_MAX / 1024} kB`);
  const text = bytes.toString('utf8');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return reject(lineOfSyntaxError(text), 'this is no JSON');
  }
  const file = z.safeParse(docFileSchema, parsed);
  if (!file.success) {
    const at = (path: readonly PropertyKey[]) => path.map(String);
    return file.error.issues.flatMap((issue) => reject(lineOf(text, at(issue.path)), reasonAt(at(issue.path), issue.message)));
  }
  const parts = partsOf(file.data);
  return parts.length === 0 ? reject(1, 'the file holds no document') : { text, file: path, doc: { name, parts } };
};

/** The parts of a document, cleaned, with what is wrong with them. */
const checkRead = ({ text, file, doc }: Read, links: LinkContext): { readonly doc: SoundDoc; readonly rejected: RejectedFile[] } => {
  const rejected: RejectedFile[] = [];
  const parts = doc.parts.map((part) => {
    const checked = checkDoc(doc.name.kind, doc.name.slug, part.doc);
    // A draft may still have links that lead nowhere, or have no words yet.
    const problems = { ...(part.mode === 'preview' ? {} : linkProblemsIn(checked.doc, links)), ...checked.problems };
    for (const [field, reason] of Object.entries(problems)) {
      const path = [...part.field, ...(field === '' ? [] : field.split('.'))];
      rejected.push({ file, line: lineOf(text, path), reason: reasonAt(path, reason) });
    }
    return { ...part, doc: checked.doc };
  });
  return { doc: { name: doc.name, parts }, rejected };
};

/** Reads and checks files; links may lead to documents of other files. */
export const readDocFiles = async (files: readonly ContentFile[], db: Db, now: Date): Promise<{ docs: SoundDoc[]; rejected: RejectedFile[] }> => {
  const read = files.map(readFile);
  const rejected = read.flatMap((one) => (Array.isArray(one) ? one : []));
  const sound = read.filter((one): one is Read => !Array.isArray(one));
  const coming = sound.flatMap(({ doc: { name, parts } }) => parts.map(({ doc }) => ({ name, doc })));
  const contexts = new Map<string, LinkContext>();
  for (const { name } of coming) if (!contexts.has(name.siteId)) contexts.set(name.siteId, await linkContext(db, name.siteId, now, coming));
  const checked = sound.map((one) => checkRead(one, contexts.get(one.doc.name.siteId)!));
  return {
    docs: checked.filter((one) => one.rejected.length === 0).map(({ doc }) => doc),
    rejected: [...rejected, ...checked.flatMap((one) => one.rejected)],
  };
};
