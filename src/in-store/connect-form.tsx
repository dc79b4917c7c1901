import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Api } from '#contract/client/client.ts';
import { PIN_PATTERN } from '#db/in-store/pin.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { Select } from '#ui/field/select.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ChosenCounter } from './service.ts';
import { storeOptions } from './store-options.ts';

const rules = z.object({
  storeId: z.string().check(z.minLength(1, 'required')),
  storeEmployeeId: z.string().check(z.minLength(1, 'required')),
  pin: z.string().check(z.regex(PIN_PATTERN, 'pin')),
});
type Values = z.infer<typeof rules>;

export interface ConnectFormProps {
  readonly api: Api;
  readonly subject: string | null;
  readonly offline: boolean;
  readonly connect: (chosen: ChosenCounter) => Promise<void>;
  /** The store of before, where only the person changes. */
  readonly storeId?: string | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/** Store, employee and the PIN of this shift: with the first two the session is connected (spec 2 §4). */
export const ConnectForm = ({ api, subject, offline, connect, storeId = '', onCancel }: ConnectFormProps) => {
  const i18n = useI18n('in-store', 'errors');
  const { t, locale } = i18n;
  const form = useForm<Values>({ defaultValues: { storeId, storeEmployeeId: '', pin: '' }, resolver: standardSchemaResolver(rules) });
  const { register, formState } = form;
  const { field: store } = useController({ control: form.control, name: 'storeId' });
  const { errors } = formState;
  const { busy, problem, send } = useSending(i18n);
  const stores = useQuery({ queryKey: ['stores', 'all'], queryFn: () => api('utilities.stores') });
  const employees = useQuery({
    queryKey: ['account', subject, 'employees', store.value],
    queryFn: () => api('utilities.storeEmployees', { params: { storeId: store.value } }),
    enabled: store.value !== '',
  });

  const begin = ({ pin, ...ids }: Values): Promise<void> =>
    send(async () => {
      const storeName = stores.data?.stores.find(({ id }) => id === ids.storeId)?.name ?? ids.storeId;
      const storeEmployeeName = employees.data?.employees.find(({ id }) => id === ids.storeEmployeeId)?.name ?? ids.storeEmployeeId;
      await connect({ ...ids, storeName, storeEmployeeName, pin });
    });

  const pinProblem = errors.pin ? t('inStore.connect.pinWrong') : undefined;
  const listFailed = stores.isError || employees.isError;
  return (
    <form noValidate aria-label={t('inStore.connect.title')} onSubmit={(event) => void form.handleSubmit(begin)(event)}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('inStore.connect.title')}
        </Heading>
        <Text tone="muted">{t('inStore.connect.text')}</Text>
        {offline ? <Banner kind="warning">{t('inStore.connect.needsLine')}</Banner> : null}
        {listFailed ? (
          <Banner
            kind="error"
            role="alert"
            action={{
              label: t('inStore.retry'),
              onPress: () => void (stores.isError ? stores.refetch() : employees.refetch()),
            }}
          >
            {t('inStore.held.failed')}
          </Banner>
        ) : null}
        <ProblemBanner problem={problem} />
        <Field label={t('inStore.connect.store')} error={problemText(i18n, errors.storeId?.message)} required>
          <Combobox
            {...store}
            options={storeOptions(stores.data?.stores ?? [], locale)}
            onChange={(id) => {
              store.onChange(id);
              form.setValue('storeEmployeeId', '');
            }}
            placeholder={t('inStore.connect.chooseStore')}
            listLabel={t('inStore.connect.stores')}
            found={(count) => t('inStore.connect.storesFound', { count })}
            aria-busy={stores.isLoading}
          />
        </Field>
        <Field
          label={t('inStore.connect.employee')}
          hint={employees.data?.employees.length === 0 ? t('inStore.connect.noEmployees') : undefined}
          error={problemText(i18n, errors.storeEmployeeId?.message)}
          required
        >
          <Select {...register('storeEmployeeId')} autoComplete="off" disabled={store.value === ''} aria-busy={employees.isLoading}>
            <option value="">{t(employees.isLoading ? 'inStore.connect.employeesLoading' : 'inStore.connect.chooseEmployee')}</option>
            {employees.data?.employees.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('inStore.connect.pin')} hint={t('inStore.connect.pinHint')} error={pinProblem} required>
          <PasswordInput
            labels={{ show: t('inStore.pin.show'), hide: t('inStore.pin.hide') }}
            {...register('pin')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
        </Field>
        <ErrorCount form={form} />
        <Button type="submit" size="lg" loading={busy} block>
          {t('inStore.connect.submit')}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel} block>
            {t('inStore.connect.cancel')}
          </Button>
        ) : null}
      </Stack>
    </form>
  );
};
