import type { CallRow } from '../../contract/calls/call.ts';
import { calls } from '../../contract/calls/calls.ts';
import { componentCalls } from '../../contract/calls/components.ts';
import { contentAdminCalls } from '../../contract/calls/content-admin.ts';
import { handOverCalls } from '../../contract/calls/hand-over.ts';
import { insightCalls } from '../../contract/calls/insights.ts';
import { moderationCalls } from '../../contract/calls/moderation.ts';
import { photoCalls } from '../../contract/calls/photos.ts';
import { productSetCalls } from '../../contract/calls/product-sets.ts';
import { storeStockCalls } from '../../contract/calls/store-stock.ts';

const MADE = '// Made from the contract by `npm run contract:generate`. Do not edit.';
const STAFF = new Set(Object.keys({ ...contentAdminCalls, ...insightCalls, ...moderationCalls, ...productSetCalls }));
const PHOTOS = new Set(Object.keys(photoCalls));
const COMPONENTS = new Set([
  ...Object.keys({ ...componentCalls, ...handOverCalls, ...storeStockCalls }),
  'content.footer',
  'fapi.components.size-chart',
  'products.sizeAdvice',
]);
const LATER = new Set([...STAFF, ...PHOTOS, ...COMPONENTS]);

const rowsOf = (isWanted: (name: string) => boolean, indent: string): string[] =>
  Object.entries<CallRow>(calls).flatMap(([name, { method, path, access, session }]) => {
    if (!isWanted(name)) return [];
    const facts = [method, path, access, ...(session === 'optional' ? [session] : [])];
    return `${indent}'${name}': [${facts.map((fact) => `'${fact}'`).join(', ')}],`;
  });

/** Text of `contract/calls/wire.gen.ts`: what a page must know of every call without carrying its schemas. */
export const wireSource = (): string =>
  [
    MADE,
    "import type { CallRow } from './call.ts';",
    "import type { CallName } from './calls.ts';",
    '',
    "export type WireRow = readonly [method: CallRow['method'], path: string, access: CallRow['access'], session?: 'optional'];",
    '',
    'const shopWire: Partial<Record<CallName, WireRow>> = {',
    ...rowsOf((name) => !LATER.has(name), '  '),
    '};',
    '',
    '/** Pages that few visits begin with bring the rows of their calls along (`wire-staff.gen.ts`, `wire-photos.gen.ts`, `wire-components.gen.ts`). */',
    'export const wire = shopWire as Readonly<Record<CallName, WireRow>>;',
    '',
  ].join('\n');

const addedSource = (names: ReadonlySet<string>): string =>
  [
    MADE,
    "import { wire, type WireRow } from './wire.gen.ts';",
    '',
    'Object.assign(wire, {',
    ...rowsOf((name) => names.has(name), '  '),
    '} satisfies Record<string, WireRow>);',
    '',
  ].join('\n');

/** Text of `contract/calls/wire-staff.gen.ts`: importing it adds the calls of the staff's pages, which no shopper's page carries. */
export const staffWireSource = (): string => addedSource(STAFF);

/** Text of `contract/calls/wire-photos.gen.ts`: importing it adds the calls of the photo service, which no first visit carries. */
export const photosWireSource = (): string => addedSource(PHOTOS);

/** Text of `contract/calls/wire-components.gen.ts`: importing it adds the calls of parts of pages that no first visit carries. */
export const componentsWireSource = (): string => addedSource(COMPONENTS);
