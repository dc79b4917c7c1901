export { FavoritesLink } from '#src/shop/favorites/favorites-link.tsx';
export { HeartButton } from '#src/shop/favorites/heart-button.tsx';
export { AccountLink } from '#src/base/session/account-link.tsx';
