import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { loadOnIntent } from './load-on-intent.ts';

/** A part that no server draws, fetched when somebody begins to do something with the page. The page does without it until it can be had. */
export const atIntent = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const loaded = loadOnIntent(load);
  const Late = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      let gone = false;
      const show = async (): Promise<void> => {
        const part = await loaded(false);
        if (!gone) setPart(() => part);
      };
      void show();
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
