import type { RecPlace } from '#contract/calls/rec-sets.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useCart } from '#src/cart/use-cart.ts';
import { RecommendationRows } from '#src/shop/recommendations/recommendation-rows.tsx';

/** Recommendations with the cart beside them: what is in it is not recommended, and on its own page they go with what it holds. */
export const Recommendations = ({ place, productId }: { readonly place: RecPlace; readonly productId?: string }) => {
  const api = useApi();
  const styles = [...new Set(useCart().lines.map(({ item }) => item.masterId))];
  const ids = place === 'cart' ? styles.toSorted() : productId === undefined ? [] : [productId];
  return <RecommendationRows api={api} place={place} ids={ids} inCart={new Set(styles)} />;
};
