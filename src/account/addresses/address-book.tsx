import { useRef, useState } from 'react';
import type { BookAddress, BookInput } from '#contract/calls/consumer-address.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from '../shopper/shopper.module.css';
import { AddressCard } from './address-card.tsx';
import { AddressEditor } from './address-editor.tsx';
import { toBookInput, toBookValues } from './book-values.ts';

export interface AddressCalls {
  readonly add: (input: BookInput) => Promise<void>;
  readonly update: (addressId: string, input: BookInput) => Promise<void>;
  readonly remove: (addressId: string) => Promise<void>;
}

export interface AddressBookProps {
  /** Main ones first. */
  readonly addresses: readonly BookAddress[];
  readonly email: string;
  readonly calls: AddressCalls;
}

type Editing = { readonly address: BookAddress | undefined; readonly approachType: 'S' | 'B' };

const asInput = (address: BookAddress, main: boolean): BookInput => ({
  ...toBookInput(toBookValues(address, address.countryCode), address, address.email),
  main,
});

/** Addresses by what they are for. What goes can be brought back for a while. */
export const AddressBook = ({ addresses, email, calls }: AddressBookProps) => {
  const i18n = useI18n('shopper');
  const { t } = i18n;
  const [editing, setEditing] = useState<Editing>();
  const { busy, problem, send: perform } = useSending(i18n);
  const top = useRef<HTMLDivElement>(null);

  const remove = (address: BookAddress): Promise<void> =>
    perform(async () => {
      await calls.remove(address.addressId);
      top.current?.focus();
      const undo = (): void => void perform(() => calls.add(asInput(address, address.main)));
      showToast({ title: t('book.deleted'), kind: 'success', action: { label: t('book.undo'), onPress: undo } });
    });
  const edited = (): void => {
    setEditing(undefined);
    showToast({ title: t('book.saved'), kind: 'success' });
    queueMicrotask(() => top.current?.focus());
  };

  if (editing) {
    const { address } = editing;
    return (
      <AddressEditor
        key={address?.addressId ?? 'new'}
        {...editing}
        email={email}
        save={(input) => (address ? calls.update(address.addressId, input) : calls.add(input))}
        onDone={edited}
        onCancel={() => setEditing(undefined)}
      />
    );
  }
  return (
    <div ref={top} tabIndex={-1}>
      <Stack gap={6}>
        <ProblemBanner problem={problem} />
        {(['S', 'B'] as const).map((kind) => {
          const own = addresses.filter(({ approachType }) => approachType === kind);
          return (
            <section key={kind} aria-labelledby={`book-${kind}`}>
              <Stack gap={4}>
                <Heading level={2} size="md" id={`book-${kind}`}>
                  {t(kind === 'S' ? 'book.shipping' : 'book.billing')}
                </Heading>
                {own.length === 0 ? (
                  <Text tone="muted">{t('book.none')}</Text>
                ) : (
                  <ul className={styles.cards}>
                    {own.map((address) => (
                      <AddressCard
                        key={address.addressId}
                        address={address}
                        busy={busy}
                        onEdit={() => setEditing({ address, approachType: kind })}
                        onMakeMain={() => void perform(() => calls.update(address.addressId, asInput(address, true)))}
                        onDelete={() => void remove(address)}
                      />
                    ))}
                  </ul>
                )}
                <Stack align="start">
                  <Button variant="secondary" onClick={() => setEditing({ address: undefined, approachType: kind })}>
                    {t('book.add')}
                  </Button>
                </Stack>
              </Stack>
            </section>
          );
        })}
      </Stack>
    </div>
  );
};
