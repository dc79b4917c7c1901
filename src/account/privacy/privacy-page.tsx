import { useState } from 'react';
import { ApiError } from '#contract/client/client.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { DownloadIcon } from '#ui/icon/download-icon.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from '../shopper/shopper.module.css';

export interface PrivacyPageProps {
  /** Everything that the shop keeps, to be written into a file. */
  readonly fetchData: () => Promise<unknown>;
  readonly download: (name: string, text: string) => void;
  /** Deletes the account for good. */
  readonly erase: (password: string) => Promise<void>;
  /** Afterwards the device forgets the person and leaves. */
  readonly leave: () => Promise<void>;
}

/** One's data as a file, and the end of the account. */
export const PrivacyPage = ({ fetchData, download, erase, leave }: PrivacyPageProps) => {
  const i18n = useI18n('shopper', 'errors');
  const { t } = i18n;
  const offline = useOffline();
  const [busy, setBusy] = useState<'export' | 'erase'>();
  const [said, setSaid] = useState<{ readonly kind: 'success' | 'error'; readonly text: string }>();
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  const [missing, setMissing] = useState<{ readonly password?: string; readonly sure?: string }>({});

  const perform = async (what: 'export' | 'erase', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setSaid(undefined);
    try {
      await work();
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'AUT450') setMissing({ password: (await failureText(i18n, failure)).text });
      else if (failure instanceof ApiError && failure.code === 'WMK409K') setSaid({ kind: 'error', text: t('privacy.paying') });
      else setSaid({ kind: 'error', text: (await failureText(i18n, failure)).text });
    } finally {
      setBusy(undefined);
    }
  };
  const save = (): Promise<void> =>
    perform('export', async () => {
      download('waymark-my-data.json', JSON.stringify(await fetchData(), null, 2));
      setSaid({ kind: 'success', text: t('privacy.exported') });
    });
  const end = async (): Promise<void> => {
    const wrong = {
      ...(password === '' && { password: i18n.t('error.form.required') }),
      ...(!sure && { sure: i18n.t('error.form.requiredCheckbox') }),
    };
    setMissing(wrong);
    if (Object.keys(wrong).length > 0) return;
    await perform('erase', async () => {
      await erase(password);
      setSaid({ kind: 'success', text: t('privacy.deleting') });
      await leave();
    });
  };
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg" tabIndex={-1}>
        {t('privacy.title')}
      </Heading>
      {offline ? <Banner role="status">{t('shopper.offline')}</Banner> : null}
      {said ? (
        <Banner kind={said.kind} role={said.kind === 'error' ? 'alert' : 'status'}>
          {said.text}
        </Banner>
      ) : null}
      <section aria-labelledby="privacy-export">
        <Stack gap={3} align="start">
          <Heading level={2} size="md" id="privacy-export">
            {t('privacy.exportTitle')}
          </Heading>
          <Text>{t('privacy.exportText')}</Text>
          <Button variant="secondary" start={<DownloadIcon size={20} />} loading={busy === 'export'} onClick={() => void save()}>
            {t('privacy.export')}
          </Button>
        </Stack>
      </section>
      <section aria-labelledby="privacy-delete">
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void end();
          }}
        >
          <Heading level={2} size="md" id="privacy-delete">
            {t('privacy.deleteTitle')}
          </Heading>
          <Text>{t('privacy.deleteText')}</Text>
          <Field label={t('privacy.deletePassword')} error={missing.password} required>
            <PasswordInput autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
          </Field>
          <Checkbox required checked={sure} error={missing.sure} onChange={(event) => setSure(event.target.checked)}>
            {t('privacy.deleteSure')}
          </Checkbox>
          <div>
            <Button type="submit" variant="danger" loading={busy === 'erase'}>
              {t('privacy.delete')}
            </Button>
          </div>
        </form>
      </section>
    </Stack>
  );
};
