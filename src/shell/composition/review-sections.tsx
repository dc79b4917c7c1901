import type { ProductDetails } from '#contract/calls/products.ts';
import { QuestionSection } from '#src/shop/questions/question-section.tsx';
import { ReviewSection, type ReviewSectionProps } from '#src/shop/reviews/review-section.tsx';
import { LazyPhotos } from './lazy-photos.tsx';

export type ReviewSectionsProps = ReviewSectionProps & Pick<ProductDetails, 'rating'>;

/** Reviews, photos and questions of a product. Photos have a part of their own: without the shop there are none. */
export const ReviewSections = ({ product, signIn, rating }: ReviewSectionsProps) => (
  <>
    <ReviewSection product={product} signIn={signIn} />
    <LazyPhotos {...product} signIn={signIn} />
    <QuestionSection productId={product.productId} name={product.name} rating={rating} />
  </>
);
