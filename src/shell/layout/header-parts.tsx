import type { FavoriteMarkProps } from '#src/shop/product-ui/favorite-mark.ts';
import { IconButtonSlot } from '#ui/button/icon-button.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';

// One piece of script for all: where there is a heart there is a header.
const load = () => import('./shop-links.ts');
const onServer = import.meta.env.SSR ? await load() : undefined;

const Marks = deferred(() => load().then((module) => module.ProductMarks), onServer?.ProductMarks);

/** A heart is drawn by the server and beats once somebody does something; its list is loaded with the first tap. */
export const drawMarks = (props: FavoriteMarkProps) => <Marks {...props} />;

/** The way to the favorites in the header. */
export const FavoritesLink = deferred(() => load().then((module) => module.FavoritesLink), onServer?.FavoritesLink, <IconButtonSlot />);

/** Hearts and their count without a sign of use, for whoever has favorites. */
export const showFavorites = (): void => {
  for (const part of [FavoritesLink, Marks]) void part.loadNow?.();
};

/** The way to the account in the header. */
export const AccountLink = deferred(() => load().then((module) => module.AccountLink), onServer?.AccountLink, <IconButtonSlot />);
