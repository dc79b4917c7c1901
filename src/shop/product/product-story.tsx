import type { ProductDetails } from '#contract/calls/products.ts';
import { Prose } from '#ui/text/prose.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';

/** A description with markup of its own, as a merchant's catalogue brings it. */
export const ProductStory = ({ html }: { html: NonNullable<ProductDetails['descriptionHtml']> }) => (
  <Prose>
    <RichText html={html} heading="h2" />
  </Prose>
);
