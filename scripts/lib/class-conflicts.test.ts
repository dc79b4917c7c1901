import { expect, it } from 'vitest';
import { classConflicts } from './class-conflicts.mjs';

const conflictsOf = (sources: Record<string, string>) => classConflicts(Object.keys(sources), (path) => sources[path] ?? '');

const frame = `import styles from './frame.module.css'; import { cx } from '#ui/cx.ts';
  export const Frame = ({ className }) => <span className={cx(styles.frame, className)} />;`;
const card = `import styles from './card.module.css'; import { Frame } from './frame.tsx';
  export const Card = () => <article className={styles.card}><Frame className={styles.over} /></article>;`;
const files = (own: string, given: string) => ({
  'src/frame.tsx': frame,
  'src/frame.module.css': own,
  'src/card.tsx': card,
  'src/card.module.css': given,
});

it('finds two stylesheets that say another value of one property for an element, where only their order decides', () => {
  expect(conflictsOf(files('@layer a { .frame { position: relative } }', '@layer a { .over { position: absolute } }'))).toEqual([
    'src/card.tsx: .over and .frame of <Frame> (src/frame.module.css) both say position, in the layer a',
  ]);
});

it('finds a property and its shorthand', () => {
  expect(conflictsOf(files('@layer a { .frame { padding: 0 } }', '@layer a { .over { padding-inline: 1px } }'))).toHaveLength(1);
});

it.each([
  ['another property', '@layer a { .frame { position: relative } }', '@layer a { .over { inset: 0 } }'],
  ['the same value', '@layer a { .frame { position: relative } }', '@layer a { .over { position: relative } }'],
  ['another layer', '@layer a.parts { .frame { position: relative } }', '@layer a { .over { position: absolute } }'],
  ['another weight', '@layer a { .frame { position: relative } }', '@layer a { .card .over { position: absolute } }'],
  ['no weight', '@layer a { :where(.frame) { position: relative } }', '@layer a { .over { position: absolute } }'],
  ['another element', '@layer a { .frame img { position: relative } }', '@layer a { .over { position: absolute } }'],
  ['a part of the element', '@layer a { .frame::before { position: relative } }', '@layer a { .over { position: absolute } }'],
])('accepts %s', (_what, own, given) => {
  expect(conflictsOf(files(own, given))).toEqual([]);
});

it('follows a class through the components that hand it on, and through a helper of the file', () => {
  const sources = {
    ...files('@layer a { .frame { color: red } }', '@layer a { .over { color: blue } }'),
    'src/frame.tsx': `import styles from './frame.module.css'; import { cx } from '#ui/cx.ts';
      const look = ({ className }) => ({ className: cx(styles.frame, className) });
      export const Frame = (props) => <span {...look(props)} />;`,
    'src/card.tsx': `import styles from './card.module.css'; import { Middle } from './middle.tsx';
      export const Card = () => <Middle className={styles.over} />;`,
    'src/middle.tsx': `import { Frame } from './frame.tsx'; export const Middle = ({ className }) => <Frame className={className} />;`,
  };
  expect(conflictsOf(sources)).toHaveLength(1);
});
