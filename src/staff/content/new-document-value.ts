import type { EditedDocument } from '#db/content-drafts/draft-database.ts';
import { documentSchema } from './document-schema.ts';
import { emptyValue } from './form/schema-node.ts';

/** What a document of a kind begins with. */
export const newDocument = (kind: string): EditedDocument => {
  const { properties, required } = documentSchema(kind);
  return emptyValue({ type: 'object', properties, required }, {}) as EditedDocument;
};
