import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/lib/wire-source.ts', { configFile: false, logLevel: 'error' });
for (const [file, text] of [
  ['wire', module.wireSource()],
  ['wire-staff', module.staffWireSource()],
  ['wire-photos', module.photosWireSource()],
  ['wire-components', module.componentsWireSource()],
]) {
  await writeFile(`contract/calls/${file}.gen.ts`, text);
  console.log(`contract/calls/${file}.gen.ts is up to date`);
}
