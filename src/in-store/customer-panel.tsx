import { useId, useState, type FormEvent } from 'react';
import type { StoreCustomer } from '#contract/calls/store-session.ts';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { customerName } from './customer-name.ts';

export interface CustomerPanelProps {
  readonly customer: StoreCustomer | null;
  readonly offline: boolean;
  readonly find: (wanted: string) => Promise<StoreCustomer>;
  readonly attach: (customer: StoreCustomer | null) => Promise<void>;
}

/** Whom the sale is for. What was typed stays where nobody was found; what was found is attached by a tap of its own. */
export const CustomerPanel = ({ customer, offline, find, attach }: CustomerPanelProps) => {
  const i18n = useI18n('in-store', 'errors');
  const { t } = i18n;
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [found, setFound] = useState<StoreCustomer | null>(null);
  const { busy, problem, setProblem, send } = useSending(i18n);

  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFound(null);
    if (wanted.trim() === '') {
      setProblem(t('error.form.required'));
      document.getElementById(id)?.focus();
      return;
    }
    await send(
      async () => setFound(await find(wanted)),
      () => {
        document.getElementById(id)?.focus();
        return false;
      },
    );
  };
  const take = async (next: StoreCustomer | null): Promise<void> => {
    await attach(next);
    setFound(null);
    setWanted('');
  };

  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <Stack gap={3}>
        <Heading level={2} size="sm" id={`${id}-title`}>
          {t('inStore.customer.title')}
        </Heading>
        {/* Announced as it changes: whoever looks at the customer hears whom the sale is for. */}
        <Text role="status">
          {customer ? t('inStore.customer.attached', { customer: customerName(i18n, customer) }) : t('inStore.customer.none')}
        </Text>
        {customer ? (
          <Row justify="between" align="center">
            <MemberFacts customer={customer} />
            <Button variant="secondary" onClick={() => void take(null)}>
              {t('inStore.customer.remove')}
            </Button>
          </Row>
        ) : (
          <form noValidate onSubmit={(event) => void search(event)}>
            <Stack gap={3}>
              <Field
                id={id}
                label={t('inStore.customer.find')}
                error={problem || undefined}
                hint={offline ? t('inStore.customer.needsLine') : undefined}
              >
                <TextInput
                  value={wanted}
                  onChange={({ target }) => setWanted(target.value)}
                  type="text"
                  inputMode="email"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  enterKeyHint="search"
                />
              </Field>
              <Button type="submit" variant="secondary" loading={busy} disabled={offline} block>
                {t('inStore.customer.search')}
              </Button>
            </Stack>
          </form>
        )}
        {found && !customer ? (
          <Banner
            kind="success"
            role="status"
            title={customerName(i18n, found)}
            action={{ label: t('inStore.customer.attach'), onPress: () => void take(found) }}
          >
            <MemberFacts customer={found} />
          </Banner>
        ) : null}
      </Stack>
    </Card>
  );
};

const MemberFacts = ({ customer: { memberId } }: { readonly customer: StoreCustomer }) => {
  const { t } = useI18n('in-store');
  return (
    <Text size="sm" tone="muted">
      {memberId === undefined ? t('inStore.customer.plain') : t('inStore.customer.member', { memberId })}
    </Text>
  );
};
