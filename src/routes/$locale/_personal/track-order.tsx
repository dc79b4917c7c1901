import { createFileRoute } from '@tanstack/react-router';
import { TrackScreen } from '#src/shell/composition/order-screens.tsx';
import { personalRoute } from '#src/shell/router/personal-route.ts';
import { readTexts } from '#src/base/links/search-params.ts';

export const Route = createFileRoute('/$locale/_personal/track-order')({
  ...personalRoute({ title: 'track.title', messages: ['orders', 'shop', 'checkout'], personal: 'own' }),
  validateSearch: readTexts('orderNumber'),
  component: Track,
});

function Track() {
  return <TrackScreen orderNumber={Route.useSearch().orderNumber} />;
}
