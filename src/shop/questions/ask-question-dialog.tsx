import { useRef } from 'react';
import { QUESTION_MAX, QUESTION_MIN } from '#contract/calls/question-limits.ts';
import { newId } from '#db/mutations/new-id.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Field } from '#ui/field/field.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { submitQuestion } from '../reviews/opinions.ts';
import { noteAsked } from './has-asked.ts';
import { questionRules, type QuestionValues } from './question-rules.ts';

/** A question about a product. What was typed stays after a refusal; without an answer it waits on the device. */
export default function AskQuestionDialog({ props: { productId, name }, close }: DialogContent<'ask-question'>) {
  const i18n = useI18n('stores');
  const { t } = i18n;
  const api = useApi();
  // The same text is the same question, however often it is sent.
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return (
    <DialogBody>
      <Stack gap={4}>
        <Text>{t('question.about', { name })}</Text>
        <QuietForm<QuestionValues>
          label={t('question.title')}
          rules={questionRules}
          submit={t('question.send')}
          fieldOf={{ REV410: 'question' }}
          send={async ({ question, nickname }) => {
            const body = { question: question.trim(), nickname: nickname.trim() };
            const text = JSON.stringify(body);
            if (last.current?.text !== text) last.current = { text, key: newId() };
            const result = await submitQuestion(api, { productId, ...body, key: last.current.key });
            if (result.kind === 'refused') {
              last.current = undefined;
              throw result.error;
            }
            noteAsked();
            close(result.kind);
          }}
        >
          {({ register, formState: { errors } }) => (
            <>
              <Field label={t('question.text')} hint={t('question.hint')} error={problemText(i18n, errors.question?.message)} required>
                <Textarea {...register('question')} rows={4} minLength={QUESTION_MIN} maxLength={QUESTION_MAX} data-autofocus="" />
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
