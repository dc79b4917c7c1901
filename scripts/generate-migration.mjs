import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Until the first release there is one migration, made anew from the schema; afterwards this only adds the difference.
 */
const RELEASED = false;

if (!RELEASED) rmSync('server/platform/db/migrations', { recursive: true, force: true });
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...(RELEASED ? [] : ['--name', 'initial'])], { stdio: 'inherit' });
process.exit(status ?? 1);
