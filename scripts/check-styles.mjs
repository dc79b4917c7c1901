import { execFileSync } from 'node:child_process';
import { classConflicts } from './lib/class-conflicts.mjs';

/** `npm run lint:styles`: no declaration of a page depends on the order in which the build puts stylesheets. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.module\.css$|(?<!\.test)\.tsx$/.test(path) && !path.includes('/testing/'));
const conflicts = classConflicts(files);
for (const conflict of conflicts) console.error(conflict);
console.log(
  `${files.length} components and stylesheets: ${conflicts.length === 0 ? 'no two say the same for one element' : `${conflicts.length} problems`}`,
);
process.exitCode = conflicts.length === 0 ? 0 : 1;
