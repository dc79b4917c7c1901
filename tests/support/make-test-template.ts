import { migrate } from '#server/platform/db/migrate.ts';
import { wrapEmbedded } from '#server/platform/db/open.ts';
import { ensureTemplateFile } from '#server/platform/db/testing/template-file.ts';

/** Vitest's global setup: the migrated database that every worker copies is made once, and kept until the schema changes. */
export default (): Promise<void> => ensureTemplateFile((client) => migrate(wrapEmbedded(client).db));
