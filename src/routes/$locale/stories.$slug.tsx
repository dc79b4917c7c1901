import { createFileRoute } from '@tanstack/react-router';
import { quickShopPort } from '#src/shell/content/quick-shop-port.ts';
import { articleHead } from '#src/shop/content/article-head.ts';
import { ContentScreen } from '#src/shop/content/content-screen.tsx';
import { loadArticle } from '#src/shop/content/load-article.ts';

/** `/{locale}/stories/{slug}`: an article of the content service. */
export const Route = createFileRoute('/$locale/stories/$slug')({
  loader: ({ context, params }) => loadArticle(context, params.slug),
  head: ({ loaderData: page, match: { context } }) => (page ? articleHead(page, context) : {}),
  component: Story,
});

function Story() {
  return <ContentScreen page={Route.useLoaderData()} {...quickShopPort} />;
}
