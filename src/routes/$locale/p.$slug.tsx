import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '#src/shell/composition/product-screen.tsx';
import { loadProduct } from '#src/shop/product/load-product.ts';
import { readProductAddress } from '#src/shop/product/product-address.ts';
import { productHead } from '#src/shop/product/product-head.ts';
import { readChoices } from '#src/shop/product/read-choices.ts';
import { readAreas, withErrorText } from '#src/shop/content/area/read-areas.ts';

/** `/{locale}/p/{slug}-{product id}?color=&size=&width=` (spec 1 §2). */
export const Route = createFileRoute('/$locale/p/$slug')({
  validateSearch: readChoices,
  loader: ({ context, params, location }) =>
    withErrorText(context, async () => {
      const address = readProductAddress(params.slug);
      const [product] = await Promise.all([
        loadProduct(context, address, location.searchStr),
        // A colour's page has the content of its style.
        address ? readAreas(context, { product: address.productId.slice(0, 8) }) : undefined,
      ]);
      return product;
    }),
  head: ({ loaderData: product, match, params }) => {
    const { i18n, publicUrl } = match.context;
    return product ? productHead({ product, i18n, publicUrl, search: match.search, askedId: readProductAddress(params.slug)?.productId }) : {};
  },
  component: Product,
});

function Product() {
  return <ProductScreen product={Route.useLoaderData()} search={Route.useSearch()} />;
}
