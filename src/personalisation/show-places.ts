import { chooseShown } from './choose-shown.ts';

const places = (kind?: 'experience' | 'segmentation'): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(kind ? `[data-choice='${kind}']` : '[data-choice]'),
];

/** Works out anew what each place shows, wherever it stands. */
export const showPlaces = (): void => {
  for (const place of places()) chooseShown(place);
};

/** Only where nobody sees it change, and nothing that is seen can move: below the screen. All other places follow with the next page. */
export const showPlacesBelow = (kind: 'experience' | 'segmentation'): void => {
  for (const place of places(kind)) if (place.getBoundingClientRect().top >= innerHeight) chooseShown(place);
};
