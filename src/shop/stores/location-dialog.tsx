import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { distanceText } from './distance-text.ts';
import { storesQuery } from './stores-query.ts';

/** Whether the device has understood where one is: told by the nearest store, since that is what it is asked for. */
export default function LocationDialog({ props: place, close }: DialogContent<'location-confirmation'>) {
  const i18n = useI18n('stores', 'shop');
  const { data, isError, isFetching, refetch } = useQuery(storesQuery(useApi(), { place, countryCode: i18n.locale.country, upcs: [] }));
  const nearest = data?.stores[0];
  return (
    <>
      <DialogBody>
        <Stack gap={3}>
          <div aria-live="polite" aria-busy={isFetching}>
            {nearest ? (
              <Text size="lg">
                {nearest.distance === undefined
                  ? i18n.t('location.textHere', { city: nearest.city })
                  : i18n.t('location.text', { city: nearest.city, distance: distanceText(i18n, nearest.distance) })}
              </Text>
            ) : isError || data ? (
              <Text>{i18n.t(isError ? 'stores.failed' : 'stores.none')}</Text>
            ) : (
              <Skeleton lines={2} />
            )}
          </div>
          <Text size="sm" tone="muted">
            {i18n.t('location.privacy')}
          </Text>
        </Stack>
      </DialogBody>
      <DialogFooter>
        {isError ? (
          <Button loading={isFetching} onClick={() => void refetch()}>
            {i18n.t('again')}
          </Button>
        ) : (
          <Button disabled={!nearest} onClick={() => close(true)}>
            {i18n.t('location.yes')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => close(false)}>
          {i18n.t('location.no')}
        </Button>
      </DialogFooter>
    </>
  );
}
