import type { InferInsertModel } from 'drizzle-orm';
import type { colourways, styles } from '#server/platform/db/schema/catalogue.ts';

export type StyleRow = InferInsertModel<typeof styles>;
export type ColourwayRow = InferInsertModel<typeof colourways>;
