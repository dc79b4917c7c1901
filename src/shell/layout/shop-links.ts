export { FavoritesLink } from '#src/shop/favorites/favorites-link.tsx';
export { ProductMarks } from './product-marks.tsx';
export { AccountLink } from '#src/base/session/account-link.tsx';
