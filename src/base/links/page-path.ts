import type { FileRoutesByTo } from '#src/routeTree.gen.ts';

type Below<Path> = Path extends `/$locale/${infer Rest}` ? `/${Rest}` : never;

/** Path of a page below `/{locale}`, as the routes name it. */
export type PagePath = Below<keyof FileRoutesByTo>;
