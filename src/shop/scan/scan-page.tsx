import { type FormEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { listenWedge } from '#src/base/scan/listen-wedge.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { ScanIcon } from '#ui/icon/scan-icon.tsx';
import { CameraPanel } from './camera-panel.tsx';
import { ScanList } from './scan-list.tsx';
import { createScanSession, type ScanPorts, type ScanRow } from './scan-session.ts';
import { giveSignal, isSignalOn, keepSignalOn } from './scan-signal.ts';
import styles from './scan-page.module.css';

export interface ScanPageProps {
  readonly ports: Omit<ScanPorts, 'signal'>;
  /** Pieces in the cart. */
  readonly count: number;
  /** Whether the catalogue is on this device: then codes are found without a network. Undefined: not known yet. */
  readonly onDevice: boolean | undefined;
}

/** Scans one thing after the other into the cart: by the camera, by a hand scanner anywhere on the page, or by typing the number. */
export const ScanPage = ({ ports, count, onDevice }: ScanPageProps) => {
  const i18n = useI18n('scan', 'shop');
  const { t, locale } = i18n;
  const [session] = useState(() => createScanSession({ ...ports, signal: (good) => (isSignalOn() ? giveSignal(good) : undefined) }));
  const rows = useSyncExternalStore(session.subscribe, session.rows, session.rows);
  const [signals, setSignals] = useState(isSignalOn);
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const see = useCallback((text: string, from: number) => session.see(text, from), [session]);
  useEffect(() => listenWedge((text) => void session.scan(text)), [session]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setEmpty(typed.trim() === '');
    if (typed.trim() !== '') void session.scan(typed);
    setTyped('');
  };
  return (
    <div className={styles.page}>
      <div className={styles.read}>
        <CameraPanel onCode={see} />
        <form noValidate className={styles.type} onSubmit={submit}>
          <Field label={t('scan.number')} error={isEmpty ? t('scan.numberMissing') : undefined} className={styles.field}>
            <TextInput
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setEmpty(false);
              }}
              inputMode="numeric"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
            />
          </Field>
          <Button type="submit" variant="secondary">
            {t('scan.add')}
          </Button>
        </form>
        <p className={styles.hint}>{t('scan.numberHint')}</p>
        <Checkbox
          checked={signals}
          onChange={({ target }) => {
            keepSignalOn(target.checked);
            setSignals(target.checked);
          }}
        >
          {t('scan.signals')}
        </Checkbox>
      </div>
      <section className={styles.found} aria-label={t('scan.list')}>
        <p className="visually-hidden" role="status">
          <Said row={rows[0]} />
        </p>
        {rows.length === 0 ? (
          <EmptyState icon={<ScanIcon size={36} />} title={t('scan.empty')}>
            {t('scan.emptyText')}
          </EmptyState>
        ) : (
          <ScanList rows={rows} onUndo={session.undo} onAgain={session.again} />
        )}
        <ButtonLink block variant={rows.length > 0 ? 'primary' : 'secondary'} href={`/${locale.id}/cart`}>
          {t('scan.cart', { count })}
        </ButtonLink>
        {onDevice === false ? (
          <p className={styles.hint}>
            {t('scan.needsNetwork')}{' '}
            <ButtonLink variant="link" href={`/${locale.id}/offline-catalogue`}>
              {t('footer.offlineCatalogue')}
            </ButtonLink>
          </p>
        ) : null}
      </section>
    </div>
  );
};

/** For those who do not see the list: the last scan, in one sentence. */
const Said = ({ row }: { readonly row: ScanRow | undefined }) => {
  const { t } = useI18n('scan');
  if (!row || row.state === 'looking') return null;
  const { state, text, name = text, times } = row;
  return <>{`${name}: ${state === 'added' ? t('scan.state.added', { count: times }) : t(`scan.state.${state}`, { code: text })}`}</>;
};
