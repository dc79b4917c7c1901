import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { LazyArea } from '#src/shell/content/lazy-area.tsx';

/**
 * Pages about a person, and those beside them that need none of the catalogue. The server draws the frame alone: it does not know whose page it is.
 * Small enough to stand with the entry: a page needs no file more for it.
 */
export const Route = createFileRoute('/$locale/_personal')({ component: Personal, codeSplitGroupings: [] });

function Personal() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const { messages, area } = page?.staticData ?? {};
  // All that the page says, before any of it: a part that a later piece were the first to name would take the whole page away until it is here.
  // A page that could not be brought has nothing to say: waiting for its words would hide that.
  useI18n(...(page?.status === 'error' ? [] : (messages ?? [])));
  return (
    <>
      <Outlet />
      {area ? <LazyArea key={area} page={area} /> : null}
    </>
  );
}
