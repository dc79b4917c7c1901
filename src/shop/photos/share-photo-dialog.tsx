import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '#contract/client/client.ts';
import { PHOTO_CAPTION_MAX, PHOTO_CATEGORIES, PHOTO_CATEGORIES_MAX } from '#contract/calls/photo-limits.ts';
import { REVIEW_NAME_MAX, REVIEW_NAME_MIN } from '#contract/calls/review-limits.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { ReadPage } from '#src/base/forms/read-page.tsx';
import { requiredText } from '#src/base/forms/required-text.ts';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { photoApi } from '#src/base/photos/photo-api.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Text } from '#ui/text/text.tsx';
import { ChoosePhoto } from './choose-photo.tsx';
import { CropField } from './crop-field.tsx';
import { type Crop, middleOf } from './crop.ts';
import { openPhoto, type PhotoProblem, squarePhoto } from './prepare-photo.ts';
import { shareUpload, uploadPhoto } from './share-photo.ts';

const rules = z.object({
  caption: z.string().check(z.trim(), z.maxLength(PHOTO_CAPTION_MAX, `max:${PHOTO_CAPTION_MAX}`)),
  name: requiredText(REVIEW_NAME_MAX, REVIEW_NAME_MIN),
  categories: z.array(z.enum(PHOTO_CATEGORIES)).check(z.maxLength(PHOTO_CATEGORIES_MAX, 'tooMany')),
  consent: z.boolean().check(z.refine((given) => given, 'requiredCheckbox')),
});
type ShareValues = z.infer<typeof rules>;

interface Chosen {
  readonly bitmap: ImageBitmap;
  readonly crop: Crop;
}

/** What is going on, and how much is done of it. */
const STAGES = { preparing: 0.15, uploading: 0.5, sharing: 0.9 } as const;

/** Shares a photo of a product. It needs a network; the photo stays in the form until it is with the shop, as long as the dialog is open. */
export default function SharePhotoDialog({ props: { productId, name: productName }, close }: DialogContent<'share-photo'>) {
  const i18n = useI18n('photos', 'errors');
  const { t } = i18n;
  const api = photoApi(useApi());
  const keyed = useKeyed();
  const offline = useOffline();
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<PhotoProblem | 'missing'>();
  const [stage, setStage] = useState<keyof typeof STAGES>();
  /** What was uploaded of which square: a second attempt to share needs no second upload. */
  const uploaded = useRef<{ readonly chosen: Chosen; readonly id: string }>(undefined);

  const bitmap = chosen?.bitmap;
  useEffect(() => () => bitmap?.close(), [bitmap]);

  const take = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const opened = await openPhoto(file);
    if (typeof opened === 'string') {
      setProblem(opened);
      return;
    }
    setProblem(undefined);
    setChosen({ bitmap: opened, crop: middleOf(opened) });
  };

  const upload = async (photo: Chosen): Promise<string> => {
    if (uploaded.current?.chosen === photo) return uploaded.current.id;
    setStage('preparing');
    const ready = await squarePhoto(photo.bitmap, photo.crop);
    setStage('uploading');
    const { id } = await uploadPhoto(api, ready);
    uploaded.current = { chosen: photo, id };
    return id;
  };

  const send = async ({ name, caption, categories }: ShareValues): Promise<string | void> => {
    if (!chosen) {
      setProblem('missing');
      return t('photo.problem.missing');
    }
    try {
      const stashId = await upload(chosen);
      setStage('sharing');
      await shareUpload(api, keyed, stashId, { productId, name: name.trim(), caption: caption.trim(), categories });
      close(true);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'API404') {
        uploaded.current = undefined;
        return t('photo.gone');
      }
      if (failure instanceof ApiError && (failure.code === 'WMK422P' || failure.code === 'WMK413')) return t('photo.problem.unreadable');
      throw failure;
    } finally {
      setStage(undefined);
    }
  };

  return (
    <DialogBody>
      <Stack gap={4}>
        <Text>{productName}</Text>
        {offline ? <OfflineNote>{t(chosen ? 'photo.offlineKept' : 'photo.offline')}</OfflineNote> : null}
        <ChoosePhoto
          legend={t('photo.photo')}
          hint={t('photo.hint')}
          error={problem && t(`photo.problem.${problem}`)}
          again={chosen !== undefined}
          onFiles={(files) => void take(files)}
        />
        {chosen ? <CropField bitmap={chosen.bitmap} crop={chosen.crop} onChange={(crop) => setChosen({ ...chosen, crop })} /> : null}
        <QuietForm<ShareValues>
          label={t('photo.share')}
          rules={rules}
          start={{ caption: '', name: '', categories: [], consent: false }}
          submit={t('photo.send')}
          send={send}
        >
          {({ register, formState: { errors } }) => (
            <>
              <Field label={t('photo.caption')} hint={t('photo.captionHint')} error={problemText(i18n, errors.caption?.message)} optional>
                <Textarea {...register('caption')} rows={2} maxLength={PHOTO_CAPTION_MAX} />
              </Field>
              <Field label={t('photo.name')} hint={t('photo.nameHint')} error={problemText(i18n, errors.name?.message)} required>
                <TextInput {...register('name')} autoComplete="nickname" maxLength={REVIEW_NAME_MAX} />
              </Field>
              <FieldGroup
                legend={t('photo.where')}
                hint={t('photo.whereHint', { max: PHOTO_CATEGORIES_MAX })}
                error={errors.categories && t('photo.whereMany', { max: PHOTO_CATEGORIES_MAX })}
              >
                {PHOTO_CATEGORIES.map((category) => (
                  <Checkbox key={category} value={category} {...register('categories')}>
                    {t(`photo.category.${category}`)}
                  </Checkbox>
                ))}
              </FieldGroup>
              <Checkbox
                {...register('consent')}
                description={<ReadPage page="brand-terms">{t('photo.readTerms')}</ReadPage>}
                error={problemText(i18n, errors.consent?.message)}
              >
                {t('photo.consent')}
              </Checkbox>
              {stage ? <ProgressBar label={t(`photo.stage.${stage}`)} value={STAGES[stage]} /> : null}
            </>
          )}
        </QuietForm>
      </Stack>
    </DialogBody>
  );
}
