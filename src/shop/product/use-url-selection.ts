import { useState } from 'react';
import { choose, type Selection } from './selection.ts';

/**
 * The selection lives in the address. A choice is painted in the same frame and the address follows: until it has, the choice
 * made here is ahead of it.
 */
export const useUrlSelection = (fromUrl: Selection, onSearch: (search: Selection) => void): [Selection, (type: string, value: string) => void] => {
  const said = JSON.stringify(fromUrl);
  const [ahead, setAhead] = useState<{ readonly of: string; readonly selection: Selection }>();
  // Once the address has moved, by this choice or by Back, what was ahead of the old one no longer counts.
  if (ahead && ahead.of !== said) setAhead(undefined);
  const selection = ahead?.of === said ? ahead.selection : fromUrl;
  const onChoose = (type: string, value: string): void => {
    const next = choose(selection, type, value);
    setAhead({ of: said, selection: next });
    onSearch(next);
  };
  return [selection, onChoose];
};
