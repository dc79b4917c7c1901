import type { CallRow } from '../../contract/calls/call.ts';
import { calls } from '../../contract/calls/calls.ts';

/** Text of `contract/calls/wire.gen.ts`: what a page must know of every call without carrying its schemas. */
export const wireSource = (): string => {
  const rows = Object.entries<CallRow>(calls).map(([name, { method, path, access, session }]) => {
    const facts = [method, path, access, ...(session === 'optional' ? [session] : [])];
    return `  '${name}': [${facts.map((fact) => `'${fact}'`).join(', ')}],`;
  });
  return [
    '// Made from the contract by `npm run contract:generate`. Do not edit.',
    "import type { CallRow } from './call.ts';",
    "import type { CallName } from './calls.ts';",
    '',
    "export type WireRow = readonly [method: CallRow['method'], path: string, access: CallRow['access'], session?: 'optional'];",
    '',
    'export const wire: Readonly<Record<CallName, WireRow>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
};
