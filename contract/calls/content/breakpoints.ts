/** Screens that a block may be laid out for: below 40 rem, below 64 rem, from there on. Apart from the schemas, so that a page can name them without these. */
export const BREAKPOINT_KEYS = ['sm', 'md', 'lg'] as const;
export type BreakpointKey = (typeof BREAKPOINT_KEYS)[number];
