import { openCart } from '#src/cart/cart.ts';
import { createLookUp } from '#src/shop/scan/look-up.ts';
import { createScanSession, type ScanRow } from '#src/shop/scan/scan-session.ts';
import { giveSignal, isSignalOn } from '#src/shop/scan/scan-signal.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { scanCart } from './scan-cart.ts';

type Scan = (text: string) => Promise<void>;

let known: Scan | undefined;

/** Scans of a hand scanner on a page that does not show them: each is said in a notice, with what can be done about it. */
const createScan = async ({ options, navigate }: AppRouter): Promise<Scan> => {
  const { api, locale, i18n } = options.context;
  const { offlineCatalogue } = await import('#src/base/offline-catalogue/offline-catalogue.ts');
  await Promise.all([i18n.load('scan'), i18n.load('shop')]);
  const session = createScanSession({
    lookUp: createLookUp({ api, locale: locale.id, catalogue: async () => offlineCatalogue }),
    cart: scanCart,
    hosts: [location.host],
    now: () => performance.now(),
    signal: (good) => (isSignalOn() ? giveSignal(good) : undefined),
  });
  const open = (href: string, label = i18n.t('scan.open')) => ({ label, onPress: () => void navigate({ href }) });
  const actionOf = ({ id, state, href, text }: ScanRow) => {
    if (state === 'added') return { label: i18n.t('undo'), onPress: () => session.undo(id) };
    if (state === 'unreachable') return { label: i18n.t('again'), onPress: () => void scan(text) };
    if (state === 'unknown' || state === 'misread')
      return open(`/${locale.id}/search?${new URLSearchParams({ q: text.slice(0, 120) })}`, i18n.t('scan.search'));
    if (state === 'page' && href !== undefined) return open(href, i18n.t('scan.openPage'));
    return href === undefined ? undefined : open(href);
  };
  const tell = (row: ScanRow): void => {
    const { state, name, text, times } = row;
    const action = actionOf(row);
    showToast({
      title: name ?? text,
      text: state === 'added' ? i18n.t('scan.state.added', { count: times }) : i18n.t(`scan.state.${state}`, { code: text }),
      kind: state === 'added' ? 'success' : 'warning',
      ...(action && { action }),
    });
  };
  const scan: Scan = async (text) => {
    await session.scan(text);
    const [row] = session.rows();
    if (row && row.state !== 'looking') tell(row);
  };
  return scan;
};

/** Puts what a hand scanner reads into the cart, from any page. */
export const scanAnywhere = async (router: AppRouter, text: string): Promise<void> => {
  openCart().catch(() => undefined);
  known ??= await createScan(router);
  await known(text);
};
