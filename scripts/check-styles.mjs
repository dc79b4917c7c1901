import { classConflicts } from './lib/class-conflicts.mjs';
import { listedFiles } from './lib/listed-files.mjs';

/** `npm run lint:styles`: no declaration of a page depends on the order in which the build puts stylesheets. */
const files = listedFiles().filter((path) => /^src\/.*(?:\.module\.css|(?<!\.test)\.tsx)$/.test(path) && !path.includes('/testing/'));
const conflicts = classConflicts(files);
for (const conflict of conflicts) console.error(conflict);
console.log(
  `${files.length} components and stylesheets: ${conflicts.length === 0 ? 'no two say the same for one element' : `${conflicts.length} problems`}`,
);
process.exitCode = conflicts.length === 0 ? 0 : 1;
