import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { EMAIL_MAX } from '#contract/constants.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { failureText, type FailureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useKeptStore } from '#src/shop/stores/use-kept-store.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import styles from './notify-me-dialog.module.css';

type Stage = 'asking' | 'sending' | 'done';

/** An address to write to when this variant is back. It needs the shop's answer, so it says so when there is none. */
export default function NotifyMeDialog({ props, close }: DialogContent<'notify-me'>) {
  const i18n = useI18n('shop');
  const api = useApi();
  const { type, subject } = useSession();
  // Whoever is signed in has told their address; what they type goes before it.
  const { data: known = '' } = useQuery({
    queryKey: ['account', subject, 'email'],
    queryFn: async ({ signal }) => (await api('consumer.get', { query: {}, signal })).consumerProfile.consumerDetails.email,
    enabled: type === 'Registered',
    retry: false,
  });
  const nowThere = useNowThere(props);
  const [typed, setEmail] = useState<string>();
  const email = typed ?? known;
  const [stage, setStage] = useState<Stage>('asking');
  const [error, setError] = useState<FailureText>();

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = email.trim();
    await i18n.load('errors');
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
      setError({ level: 'input', text: i18n.t('error.form.email') });
      return;
    }
    setStage('sending');
    setError(undefined);
    try {
      await api('products.notifications', { body: { upc: props.upc, productId: props.productId, email: address } });
      setStage('done');
    } catch (failure) {
      setStage('asking');
      setError(await failureText(i18n, failure));
    }
  };

  if (stage === 'done') {
    return (
      <>
        <DialogBody>
          <p role="status">{i18n.t('notify.done', { email: email.trim(), name: props.name })}</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => close(true)}>{i18n.t('notify.close')}</Button>
        </DialogFooter>
      </>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <DialogBody>
        <div className={styles.fields}>
          {nowThere ? (
            <Banner kind="info" role="status" compact>
              {nowThere.store === undefined ? i18n.t('notify.isBack') : i18n.t('notify.inStore', { store: nowThere.store, count: nowThere.units })}
            </Banner>
          ) : null}
          <p>{i18n.t('notify.text', { name: props.name })}</p>
          {error && error.level !== 'input' ? (
            <Banner kind="error" role="alert" compact>
              {error.text}
            </Banner>
          ) : null}
          <Field label={i18n.t('notify.email')} required error={error?.level === 'input' ? error.text : undefined}>
            <TextInput
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={EMAIL_MAX}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              data-autofocus=""
            />
          </Field>
          <p className={styles.small}>{i18n.t('notify.privacy')}</p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button type="submit" loading={stage === 'sending'}>
          {i18n.t('notify.send')}
        </Button>
      </DialogFooter>
    </form>
  );
}

interface NowThere {
  readonly units: number;
  /** Absent: in the shop itself. */
  readonly store?: string;
}

/** Where the variant is by now: the page that offered the letter may be old, and the shopper's own store may have what the shop has not. */
const useNowThere = ({ productId, upc }: Pick<DialogContent<'notify-me'>['props'], 'productId' | 'upc'>): NowThere | undefined => {
  const api = useApi();
  const kept = useKeptStore();
  const { data: inventory } = useQuery({
    queryKey: ['products.inventory', { params: { productId } }],
    queryFn: ({ signal }) => api('products.inventory', { params: { productId }, signal }),
    retry: false,
    staleTime: 0,
  });
  const body = { upcs: [upc], storeIds: kept ? [kept.id] : [] };
  const { data: there } = useQuery({
    queryKey: ['products.availability', { params: { productId }, body }],
    queryFn: ({ signal }) => api('products.availability', { params: { productId }, body, signal }),
    enabled: kept !== null,
    retry: false,
    staleTime: 0,
  });
  const shipped = inventory?.variants[upc]?.quantity ?? 0;
  if (shipped > 0) return { units: shipped };
  const inStore = there?.stores[0]?.variants[upc] ?? 0;
  return kept && inStore > 0 ? { units: inStore, store: kept.name } : undefined;
};
