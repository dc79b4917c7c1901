import { isBuilt } from './build-stamp.mjs';
import { runChild } from './run-child.mjs';

/** Builds into `dist` unless what is there was built from these sources; ends this process if the build fails. `stdio` as in `child_process`. */
export const ensureBuilt = async (stdio = 'inherit') => {
  if (isBuilt()) return;
  console.log('Building ...');
  const code = await runChild(process.execPath, ['scripts/build.mjs'], { stdio });
  if (code !== 0) process.exit(code);
};
