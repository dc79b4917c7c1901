import { useState, type FormEvent } from 'react';
import { UPLOAD_BYTES_MAX, UPLOAD_TYPES } from '#contract/calls/content/documents.ts';
import type { PictureRef } from '#contract/calls/products.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { type EditorService, UnreadablePicture } from './service.ts';
import { isUploadType } from './upload-type.ts';

/** What is wrong with a file, before it is sent. */
const problemOf = (file: File | undefined): MessageKey | undefined => {
  if (!file || !isUploadType(file.type)) return 'editor.uploadType';
  return file.size > UPLOAD_BYTES_MAX ? 'editor.uploadSize' : undefined;
};

/** A place within the picture, in percent. */
const percentOf = (text: string): number => Math.min(Math.max(Number(text), 0), 100);

/** A picture with what it shows and what must stay in view when it is cropped. */
export const PictureUpload = ({ service, onUploaded }: { readonly service: EditorService; readonly onUploaded: (picture: PictureRef) => void }) => {
  const { t } = useI18n('editor');
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [x, setX] = useState(50);
  const [y, setY] = useState(50);
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<MessageKey>();
  const problem = problemOf(file);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!file || problem || alt.trim() === '') return;
    setBusy(true);
    setFailed(undefined);
    try {
      onUploaded(await service.upload({ file, alt: alt.trim(), focalPoint: { x: x / 100, y: y / 100 } }));
    } catch (error) {
      setFailed(error instanceof UnreadablePicture ? 'editor.uploadType' : 'editor.uploadFailed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack gap={4}>
        <Field label={t('editor.uploadFile')} hint={t('editor.uploadHint')} error={wasTried && problem ? t(problem) : undefined} required>
          <TextInput type="file" accept={UPLOAD_TYPES.join(',')} onChange={({ target }) => setFile(target.files?.[0])} />
        </Field>
        <Field label={t('editor.alt')} error={wasTried && alt.trim() === '' ? t('editor.altRequired') : undefined} required>
          <TextInput value={alt} onChange={({ target }) => setAlt(target.value)} />
        </Field>
        <Row role="group" aria-label={t('editor.focalPoint')}>
          <Field label={t('editor.focalX')}>
            <TextInput type="number" min={0} max={100} value={x} onChange={({ target }) => setX(percentOf(target.value))} />
          </Field>
          <Field label={t('editor.focalY')}>
            <TextInput type="number" min={0} max={100} value={y} onChange={({ target }) => setY(percentOf(target.value))} />
          </Field>
        </Row>
        {failed ? (
          <Banner kind="error" role="alert">
            {t(failed)}
          </Banner>
        ) : null}
        <Button type="submit" variant="secondary" loading={isBusy}>
          {t('editor.upload')}
        </Button>
      </Stack>
    </form>
  );
};
