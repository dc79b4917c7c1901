import { defineConfig } from 'drizzle-kit';

/** Only `generate` is used: the server runs the migrations itself (server/db/migrate.ts). */
export default defineConfig({ dialect: 'postgresql', schema: './server/db/schema/index.ts', out: './server/db/migrations', casing: 'snake_case' });
