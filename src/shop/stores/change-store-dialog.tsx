import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { missingThere } from './missing-there.ts';
import styles from './store-finder.module.css';

/** As many as one question may name; the cart itself says what is missing of any other. */
const MOST_UPCS = 50;

/** Before anything moves: what would, and what the other store has of it. */
export default function ChangeStoreDialog({ props: { from, to, lines }, close }: DialogContent<'change-store-confirmation'>) {
  const i18n = useI18n('stores');
  const api = useApi();
  const upcs = [...new Set(lines.map(({ upc }) => upc))].slice(0, MOST_UPCS);
  const body = { storeIds: [to.id], upcs };
  const { data, isPending } = useQuery({
    queryKey: ['stores.search', { body }],
    queryFn: ({ signal }) => api('stores.search', { body, signal }),
    enabled: lines.length > 0,
    retry: false,
  });
  const stock = data?.stores[0]?.stock;
  const missing = stock ? missingThere(lines, stock, upcs) : [];
  const waits = lines.length > 0 && isPending;
  const stateOf = (line: (typeof lines)[number]): string =>
    waits
      ? i18n.t('changeStore.checking')
      : missing.includes(line)
        ? i18n.t('changeStore.notThere')
        : i18n.t('changeStore.there', { count: stock?.[line.upc] ?? 0 });
  return (
    <>
      <DialogBody>
        <Stack gap={4}>
          <Text>{i18n.t('changeStore.text', { count: lines.length, from, to: to.name })}</Text>
          {lines.length > 0 ? (
            <ul className={styles.moving} aria-busy={waits}>
              {lines.map((line) => (
                <li key={line.key} data-missing={missing.includes(line) ? '' : undefined}>
                  <strong>{line.name}</strong>
                  {waits || (stock && upcs.includes(line.upc)) ? <span>{stateOf(line)}</span> : null}
                </li>
              ))}
            </ul>
          ) : null}
          {lines.length > 0 && !stock && !waits ? <Text role="status">{i18n.t('changeStore.unknown')}</Text> : null}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button loading={waits} onClick={() => close(missing.map(({ key }) => key))}>
          {i18n.t('changeStore.yes', { store: to.name })}
        </Button>
        <Button variant="secondary" onClick={() => close()}>
          {i18n.t('changeStore.no', { store: from })}
        </Button>
      </DialogFooter>
    </>
  );
}
