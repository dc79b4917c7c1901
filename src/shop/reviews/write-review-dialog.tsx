import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FITS, REVIEW_NAME_MAX, REVIEW_TEXT_MAX, REVIEW_TITLE_MAX } from '#contract/calls/review-limits.ts';
import { newId } from '#db/mutations/new-id.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { keepReviewDraft, readReviewDraft } from './review-drafts.ts';
import { reviewRules, type ReviewValues, valuesOf } from './review-rules.ts';
import { ReviewPhotos } from './review-photos.tsx';
import { submitReview } from './send-reviews.ts';

const EMPTY: ReviewValues = { score: '', title: '', text: '', name: '', size: '', fit: '', photos: [] };
const STARS = ['5', '4', '3', '2', '1'] as const;

type Form = UseFormReturn<ReviewValues, unknown, ReviewValues>;

/** Keeps what is typed on the device, with every change. */
const KeepDraft = ({ form, keep }: { readonly form: Form; readonly keep: (values: ReviewValues) => void }) => {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // A submission has no name: what is sent is stored as such (send-reviews.ts).
        callback: ({ name, values }) => {
          if (name !== undefined) keep(values);
        },
      }),
    [form, keep],
  );
  return null;
};

/** A review of a product: a draft on the device until it is finished, then sent once; without a network as soon as there is one. */
export default function WriteReviewDialog({ props: { product, review }, close }: DialogContent<'write-review'>) {
  const i18n = useI18n('reviews', 'errors');
  const { t } = i18n;
  const api = useApi();
  const { productId, name, sizes } = product;
  const [start, setStart] = useState<ReviewValues>();
  const reviewId = review?.id;
  useEffect(() => {
    let gone = false;
    const begin = (values: ReviewValues): void => {
      if (!gone) setStart((before) => before ?? values);
    };
    const fresh = review ? valuesOf(review) : EMPTY;
    readReviewDraft(productId).then(
      (draft) => begin(draft ? { ...EMPTY, ...draft.values } : fresh),
      () => begin(fresh),
    );
    return () => {
      gone = true;
    };
  }, [productId, review]);
  const [keep] = useState(
    () =>
      (values: ReviewValues): void =>
        void keepReviewDraft(productId, { values, state: 'draft', reviewId }).catch(() => undefined),
  );

  if (!start)
    return (
      <DialogBody>
        <Skeleton lines={8} />
      </DialogBody>
    );
  return (
    <DialogBody>
      <Stack gap={4}>
        <Text>{name}</Text>
        <QuietForm<ReviewValues>
          label={t('review.write')}
          rules={reviewRules}
          start={start}
          submit={t('review.send')}
          fieldOf={{ REV410: 'text', WMK422P: 'photos' }}
          send={async (values) => {
            const result = await submitReview(api, productId, { values, reviewId, key: newId() });
            if (result.kind === 'refused') throw result.error;
            close(result.kind === 'sent' ? 'sent' : 'kept');
          }}
        >
          {(form) => {
            const { register, formState, setValue, watch } = form;
            const { errors } = formState;
            return (
              <>
                <KeepDraft form={form} keep={keep} />
                <RadioGroup
                  legend={t('review.score')}
                  look="chip"
                  options={STARS.map((stars) => ({ value: stars, label: t('review.stars', { stars: Number(stars) }) }))}
                  inputProps={register('score')}
                  error={problemText(i18n, errors.score?.message)}
                  required
                />
                <Field label={t('review.title')} error={problemText(i18n, errors.title?.message)} required>
                  <TextInput {...register('title')} maxLength={REVIEW_TITLE_MAX} data-autofocus="" />
                </Field>
                <Field label={t('review.text')} hint={t('review.textHint')} error={problemText(i18n, errors.text?.message)} required>
                  <Textarea {...register('text')} rows={6} maxLength={REVIEW_TEXT_MAX} />
                </Field>
                {sizes.length > 1 ? (
                  <>
                    <Field label={t('review.size')} optional>
                      <Select {...register('size')}>
                        <option value="">{t('review.noSize')}</option>
                        {sizes.map(({ value, label }) => (
                          <option key={value} value={value}>
                            {label}
                          </option>
                        ))}
                      </Select>
                    </Field>
                    <RadioGroup
                      legend={t('review.fitQuestion')}
                      look="chip"
                      options={FITS.map((fit) => ({ value: fit, label: t(`review.fit.${fit}`) }))}
                      inputProps={register('fit')}
                    />
                  </>
                ) : null}
                <ReviewPhotos
                  photos={watch('photos') ?? []}
                  onChange={(photos) => setValue('photos', [...photos], { shouldDirty: true, shouldValidate: true })}
                  isRefused={errors.photos !== undefined}
                />
                <Field label={t('review.name')} error={problemText(i18n, errors.name?.message)} required>
                  <TextInput {...register('name')} autoComplete="nickname" maxLength={REVIEW_NAME_MAX} />
                </Field>
              </>
            );
          }}
        </QuietForm>
      </Stack>
    </DialogBody>
  );
}
