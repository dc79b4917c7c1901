import type { EditedDocument } from '#db/content-drafts/draft-database.ts';
import { type EditorSchemas, emptyValue } from './form/schema-node.ts';

/** What a document of a kind begins with. */
export const newDocument = (kind: string, schemas: EditorSchemas): EditedDocument => {
  const node = schemas.documents[kind];
  return node ? (emptyValue(node, schemas) as EditedDocument) : {};
};
