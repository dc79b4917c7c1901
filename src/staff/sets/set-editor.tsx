import { useState } from 'react';
import type { OpenedSet, SetDocument, SetProblems } from '#contract/calls/product-sets.ts';
import { REQUIRED_TITLES, SET_PRODUCTS_MAX, SET_PRODUCTS_MIN, SET_TITLE_MAX } from '#contract/calls/product-set-limits.ts';
import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';
import type { DraftSync } from '#db/content-drafts/draft-sync.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { Conflict } from '../content/conflict.tsx';
import editor from '../content/editor.module.css';
import { EditorContextProvider } from '../content/form/editor-context.ts';
import { ReferencesField } from '../content/form/references-field.tsx';
import { History } from '../content/history.tsx';
import { useDraft } from '../content/use-draft.ts';
import { SetBar } from './set-bar.tsx';
import { SetPreview } from './set-preview.tsx';
import { SetPriceFields } from './set-price-fields.tsx';
import { draftName, type SetService } from './set-service.ts';
import { problemText } from './problem-text.ts';
import { useSetCheck } from './use-set-check.ts';

interface SetEditorProps {
  readonly setId: string;
  readonly opened: OpenedSet;
  readonly service: SetService;
  readonly sync: DraftSync;
  /** The set has another version at the shop. */
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** Those that every set has come first. */
const TITLES: readonly LocaleId[] = [...REQUIRED_TITLES, ...LOCALE_IDS.filter((id) => !REQUIRED_TITLES.includes(id))];
/** What a set does not refer to. */
const NO_SOURCE = { find: async () => [], byIds: async () => [] };

/** A set with its titles, products and price, what a page shows of it, and what was done to it. */
export const SetEditor = ({ setId, opened, service, sync, onChanged, onRemoved }: SetEditorProps) => {
  const i18n = useI18n('editor');
  const { t, locale } = i18n;
  const offline = useOffline();
  const name = draftName(setId);
  const { row, status, edit, flush } = useDraft(sync, name, opened.version);
  // What is typed is shown at once; the device's copy follows.
  const [typed, setTyped] = useState<SetDocument>();
  const document = typed ?? (row?.document as SetDocument | undefined) ?? opened.document;
  const [refused, setRefused] = useState<SetProblems>({});
  const { check, shown, showAll } = useSetCheck(service, setId, document, offline);
  const found = { ...shown, ...refused };
  const problems = new Map(Object.entries(found).map(([path, problem]) => [path, problemText(t, problem)]));
  const change = (part: Partial<SetDocument>): void => {
    const next: SetDocument = { ...document, ...part };
    setTyped(next);
    setRefused({});
    edit(next);
  };
  const replace = (): void => {
    setTyped(undefined);
    onChanged();
  };
  return (
    <EditorContextProvider
      value={{
        // A set has products and nothing else that is chosen or nested.
        schemas: {},
        problems,
        choosePicture: async () => undefined,
        references: {
          siteId: locale.siteId,
          products: {
            find: (q) => service.products(locale.siteId, { q }),
            byIds: (ids) => service.products(locale.siteId, { ids }),
          },
          articles: NO_SOURCE,
          places: NO_SOURCE,
          filters: async () => [],
          choices: async () => [],
        },
        SchemaField: () => null,
        readOnly: false,
      }}
    >
      {row?.conflict ? <Conflict mine={document} theirs={row.conflict} onChoose={(choice) => void sync.resolve(name, choice).then(replace)} /> : null}
      {row?.problems?.[''] ? (
        <Banner kind="error" role="alert">
          {row.problems['']}
        </Banner>
      ) : null}
      <div className={editor.workspace}>
        <section className={editor.form} aria-label={t('editor.fields')}>
          <FieldGroup legend={t('editor.set.titles')} hint={t('editor.set.titlesHint')}>
            <Stack gap={3}>
              {TITLES.map((one) => (
                <Field
                  key={one}
                  label={LOCALES[one].label}
                  error={problems.get(`titles.${one}`)}
                  required={REQUIRED_TITLES.includes(one)}
                  optional={!REQUIRED_TITLES.includes(one)}
                >
                  <TextInput
                    value={document.titles[one] ?? ''}
                    lang={LOCALES[one].tag}
                    maxLength={SET_TITLE_MAX}
                    onChange={({ target }) => change({ titles: { ...document.titles, [one]: target.value } })}
                  />
                </Field>
              ))}
            </Stack>
          </FieldGroup>
          <div>
            <ReferencesField
              kind="products"
              node={{}}
              name="products"
              hint={t('editor.set.productsHint', { min: SET_PRODUCTS_MIN, max: SET_PRODUCTS_MAX })}
              path={['products']}
              value={document.products}
              required
              onChange={(products) => change({ products: (products as string[] | undefined) ?? [] })}
            />
            <FieldError id="set-products-error">{problems.get('products')}</FieldError>
          </div>
          <SetPriceFields
            price={document.price}
            problems={problems}
            onChange={(price) => {
              const { price: _price, ...rest } = document;
              const next: SetDocument = price ? { ...rest, price } : rest;
              setTyped(next);
              setRefused({});
              edit(next);
            }}
          />
        </section>
        <div className={editor.side}>
          <SetPreview check={check} offline={offline} />
          <History name={name} current={document} service={service} version={opened.version} onRestored={replace} />
        </div>
      </div>
      {status === 'same' && opened.version === 0 && !opened.published ? <Text tone="muted">{t('editor.set.startHint')}</Text> : null}
      <SetBar
        setId={setId}
        service={service}
        status={status}
        problems={problems.size}
        opened={opened}
        offline={offline}
        flush={flush}
        onDiscard={() => void sync.discard(name).then(replace)}
        onDone={replace}
        onRemoved={() => void sync.discard(name).then(onRemoved)}
        onRefused={(problemsOfSet) => {
          setRefused(problemsOfSet);
          showAll();
        }}
      />
    </EditorContextProvider>
  );
};
