import { FavoritesPage } from '#src/favorites/favorites-page.tsx';
import { quickShopPort } from './quick-shop-port.ts';

export const FavoritesScreen = () => <FavoritesPage {...quickShopPort} />;
