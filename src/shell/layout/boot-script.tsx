import { ScriptOnce, useRouterState } from '@tanstack/react-router';
import { bootPage, type BootFiles } from './boot-page.ts';

interface BootScriptProps {
  readonly filesFor: (routeIds: readonly string[]) => BootFiles;
  readonly isEmpty: boolean;
}

/** The last line of a rendered document: brings the page to life once what the server drew is on the screen. */
export const BootScript = ({ filesFor, isEmpty }: BootScriptProps) => {
  const files = useRouterState({ select: ({ matches }) => filesFor(matches.map((match) => match.routeId)) });
  return <ScriptOnce>{`(${String(bootPage)})(${JSON.stringify(files)},${isEmpty})`}</ScriptOnce>;
};
