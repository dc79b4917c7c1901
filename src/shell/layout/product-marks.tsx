import { useQueryClient } from '@tanstack/react-query';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CompareButton } from '#src/shop/compare/compare-button.tsx';
import { HeartButton } from '#src/shop/favorites/heart-button.tsx';
import { productQuery } from '#src/shop/product/product-query.ts';
import type { FavoriteMarkProps } from '#src/shop/product-ui/favorite-mark.ts';

/** What can be kept of a product: among the favorites, and to compare it. The second does nothing without script, so no server draws it. */
export const ProductMarks = (props: FavoriteMarkProps) => {
  const router = useRouter();
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const { api } = router.options.context;
  // It has words of its own. Without a boundary the heart would be hidden until they come, in the middle of the press that has asked for them.
  const compare = hydrated ? (
    <Suspense>
      <CompareButton
        card={props.card}
        productId={props.productId}
        look={props.look}
        onMark={(id) => void queryClient.prefetchQuery(productQuery(api, id))}
        onOpen={(path) => void router.navigate({ href: path })}
      />
    </Suspense>
  ) : null;
  // On a product's page they stand in a row that ends at the right: what comes late comes first, and moves nothing that is being pressed.
  return props.look === 'outline' ? (
    <>
      {compare}
      <HeartButton {...props} />
    </>
  ) : (
    <>
      <HeartButton {...props} />
      {compare}
    </>
  );
};
