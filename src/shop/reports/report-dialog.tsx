import * as z from 'zod/mini';
import { FLAG_REASONS } from '#contract/calls/review-limits.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { photoApi } from '#src/base/photos/photo-api.ts';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Field } from '#ui/field/field.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';

const rules = z.object({
  reason: z.enum(FLAG_REASONS, 'required'),
  note: z.string().check(z.trim(), z.maxLength(500, 'max:500')),
});
type ReportValues = z.infer<typeof rules>;

/** Why a review, a question or a photo should not be there. One report a shopper: the shop keeps the first. */
export default function ReportDialog({ props: { productId, kind, id }, close }: DialogContent<'report-content'>) {
  const i18n = useI18n('reviews', 'errors');
  const { t } = i18n;
  const api = useApi();
  const keyed = useKeyed();
  return (
    <DialogBody>
      <QuietForm<ReportValues>
        label={t('review.reportTitle')}
        rules={rules}
        start={{ note: '' }}
        submit={t('review.reportSend')}
        send={async ({ reason, note }) => {
          const body = { reason, ...(note.trim() && { note: note.trim() }) };
          await keyed(body, (key) =>
            kind === 'photo'
              ? photoApi(api)('photo.reportMedia', { params: { mediaId: id }, body, key })
              : kind === 'review'
                ? api('products.reviewFlag', { params: { productId, reviewId: id }, body, key })
                : api('products.questionFlag', { params: { productId, questionId: id }, body, key }),
          );
          close(true);
        }}
      >
        {({ register, formState: { errors } }) => (
          <>
            <RadioGroup
              legend={t('review.reportReason')}
              options={FLAG_REASONS.map((reason) => ({ value: reason, label: t(`review.reason.${reason}`) }))}
              inputProps={register('reason')}
              error={problemText(i18n, errors.reason?.message)}
              required
            />
            <Field label={t('review.reportNote')} error={problemText(i18n, errors.note?.message)} optional>
              <Textarea {...register('note')} rows={3} maxLength={500} />
            </Field>
          </>
        )}
      </QuietForm>
    </DialogBody>
  );
}
