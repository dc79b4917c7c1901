import { defineConfig } from 'drizzle-kit';

/** Only `generate` is used: the server runs the migrations itself (server/platform/db/migrate.ts). */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/schema/index.ts',
  out: './server/platform/db/migrations',
  casing: 'snake_case',
});
