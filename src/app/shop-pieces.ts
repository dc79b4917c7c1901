export { FavoritesLink } from '#src/favorites/favorites-link.tsx';
export { HeartButton } from '#src/favorites/heart-button.tsx';
export { AccountLink } from '#src/session/account-link.tsx';
