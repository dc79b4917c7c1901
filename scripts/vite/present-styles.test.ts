import { expect, it } from 'vitest';
import { withoutNames } from './present-styles.ts';

const CODE =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/page.css","assets/cart.css","assets/menu.css"])))=>i.map(i=>d[i]);' +
  'go(()=>import("./cart.js"),__vite__mapDeps([0,1])),go(()=>import("./menu.js"),__vite__mapDeps([0,2])),go(()=>import("./plain.js"),__vite__mapDeps([0]))';

it('an import asks for the styles that no document contains, and for no others', () => {
  expect(withoutNames(CODE, new Set(['assets/page.css']))).toBe(
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/cart.css","assets/menu.css"])))=>i.map(i=>d[i]);' +
      'go(()=>import("./cart.js"),__vite__mapDeps([0])),go(()=>import("./menu.js"),__vite__mapDeps([1])),go(()=>import("./plain.js"),__vite__mapDeps([]))',
  );
});

it('a chunk that names none of them stays as it is', () => {
  expect(withoutNames(CODE, new Set(['assets/other.css']))).toBe(CODE);
  expect(withoutNames('go()', new Set(['assets/page.css']))).toBe('go()');
});
