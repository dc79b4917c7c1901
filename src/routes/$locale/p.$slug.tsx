import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '#src/shell/product-screen.tsx';
import { loadProduct } from '#src/shop/product/load-product.ts';
import { readProductAddress } from '#src/shop/product/product-address.ts';
import { productHead } from '#src/shop/product/product-head.ts';
import { readChoices } from '#src/shop/product/read-choices.ts';

/** `/{locale}/p/{slug}-{product id}?color=&size=&width=` (spec 1 §2). */
export const Route = createFileRoute('/$locale/p/$slug')({
  validateSearch: readChoices,
  loader: ({ context, params, location }) => loadProduct(context, readProductAddress(params.slug), location.searchStr),
  head: ({ loaderData: product, match, params }) => {
    const { words, publicUrl } = match.context;
    return product ? productHead({ product, words, publicUrl, search: match.search, askedId: readProductAddress(params.slug)?.productId }) : {};
  },
  component: Product,
});

function Product() {
  return <ProductScreen product={Route.useLoaderData()} search={Route.useSearch()} />;
}
