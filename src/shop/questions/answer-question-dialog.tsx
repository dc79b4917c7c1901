import { ANSWER_MAX } from '#contract/calls/review-limits.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Field } from '#ui/field/field.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { answerRules, type AnswerValues } from './question-rules.ts';

/** An answer of somebody who bought the product. */
export default function AnswerQuestionDialog({ props: { productId, questionId, question }, close }: DialogContent<'answer-question'>) {
  const i18n = useI18n('reviews', 'stores', 'errors');
  const { t } = i18n;
  const api = useApi();
  const keyed = useKeyed();
  return (
    <DialogBody>
      <Stack gap={4}>
        <Text>{question}</Text>
        <QuietForm<AnswerValues>
          label={t('question.answerTitle')}
          rules={answerRules}
          submit={t('question.answerSend')}
          fieldOf={{ REV410: 'text' }}
          send={async ({ text, nickname }) => {
            const body = { text: text.trim(), nickname: nickname.trim() };
            await keyed(body, (key) => api('products.answerQuestion', { params: { productId, questionId }, body, key }));
            close(true);
          }}
        >
          {({ register, formState: { errors } }) => (
            <>
              <Field label={t('question.answerText')} error={problemText(i18n, errors.text?.message)} required>
                <Textarea {...register('text')} rows={4} maxLength={ANSWER_MAX} data-autofocus="" />
              </Field>
              <Field label={t('question.nickname')} error={problemText(i18n, errors.nickname?.message)} required>
                <TextInput {...register('nickname')} autoComplete="nickname" maxLength={30} />
              </Field>
            </>
          )}
        </QuietForm>
      </Stack>
    </DialogBody>
  );
}
