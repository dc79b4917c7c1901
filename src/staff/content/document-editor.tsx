import { useMemo, useState } from 'react';
import type { DraftName, EditedDocument } from '#db/content-drafts/draft-database.ts';
import type { DraftSync } from '#db/content-drafts/draft-sync.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { PictureRef } from '#contract/calls/products.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Conflict } from './conflict.tsx';
import { EditorContextProvider } from './form/editor-context.ts';
import { Fields } from './form/fields.tsx';
import { SchemaField } from './form/schema-field.tsx';
import { type EditorSchemas, shapeOf } from './form/schema-node.ts';
import { History } from './history.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PublishBar } from './publish-bar.tsx';
import type { EditorService, OpenedDocument } from './service.ts';
import { referencesOf } from './references.ts';
import { useDraft } from './use-draft.ts';
import styles from './editor.module.css';

interface DocumentEditorProps {
  readonly name: DraftName;
  readonly opened: OpenedDocument;
  readonly schemas: EditorSchemas;
  readonly service: EditorService;
  readonly sync: DraftSync;
  readonly choosePicture: (current: PictureRef | undefined) => Promise<PictureRef | undefined>;
  /** The document has another version at the service. */
  readonly onChanged: () => void;
}

/** A document with its fields, what it looks like, and what was done to it. */
export const DocumentEditor = ({ name, opened, schemas, service, sync, choosePicture, onChanged }: DocumentEditorProps) => {
  const { t } = useI18n('editor');
  const offline = useOffline();
  const { row, status, edit, flush } = useDraft(sync, name, opened.version);
  // What is typed is shown at once; the device's copy follows.
  const [typed, setTyped] = useState<EditedDocument>();
  const document = typed ?? row?.document ?? opened.document;
  const [checked, setChecked] = useState<Readonly<Record<string, string>>>({});
  const problems = new Map(Object.entries({ ...checked, ...row?.problems }));
  const references = useMemo(() => referencesOf(service, name.siteId), [service, name.siteId]);
  const shape = shapeOf(schemas.documents[name.kind] ?? {}, schemas);
  const change = (next: unknown): void => {
    setTyped(next as EditedDocument);
    setChecked({});
    edit(next as EditedDocument);
  };
  const replace = (): void => {
    setTyped(undefined);
    onChanged();
  };
  return (
    <EditorContextProvider value={{ schemas, problems, choosePicture, references, SchemaField, readOnly: false }}>
      {row?.conflict ? <Conflict mine={document} theirs={row.conflict} onChoose={(choice) => void sync.resolve(name, choice).then(replace)} /> : null}
      {problems.has('') ? (
        <Banner kind="error" role="alert">
          {problems.get('')}
        </Banner>
      ) : null}
      <div className={styles.workspace}>
        <section className={styles.form} aria-labelledby="editor-fields">
          <Heading level={2} size="md" id="editor-fields">
            {t('editor.fields')}
          </Heading>
          {shape.kind === 'object' ? (
            <Fields properties={shape.properties} required={shape.required} path={[]} value={document} onChange={change} />
          ) : null}
        </section>
        <div className={styles.side}>
          <PreviewFrame name={name} document={document} url={opened.url} service={service} offline={offline} version={opened.version} />
          <History name={name} current={document} service={service} version={opened.version} onRestored={replace} />
        </div>
      </div>
      <PublishBar
        name={name}
        service={service}
        status={status}
        problems={problems.size}
        version={opened.version}
        isPublished={opened.published !== undefined}
        plan={{ from: opened.publishFrom, until: opened.publishUntil }}
        offline={offline}
        flush={flush}
        onCheck={async () => setChecked(await service.check(name, document))}
        onDiscard={() => void sync.discard(name).then(replace)}
        onDone={onChanged}
        onRefused={setChecked}
      />
    </EditorContextProvider>
  );
};
