/**
 * Where a row of products is on its way. What stands below the page waits for it (`late-area.tsx`); it takes no room itself, because what stands above it
 * comes late, too.
 */
export const RowPlace = () => <div aria-busy="true" />;
