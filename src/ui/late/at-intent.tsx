import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { firstIntent } from './first-intent.ts';

/** A part that no server draws, fetched when somebody begins to do something with the page. Where it cannot be fetched the page does without it. */
export const atIntent = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Late = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      let gone = false;
      const fetchPart = async (): Promise<void> => {
        await firstIntent();
        const part = await load();
        if (!gone) setPart(() => part);
      };
      fetchPart().catch(() => undefined);
      return () => {
        gone = true;
      };
    }, []);
    return Part ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
  return Late;
};
