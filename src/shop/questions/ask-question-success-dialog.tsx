import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Text } from '#ui/text/text.tsx';

export default function AskQuestionSuccessDialog({ props: { name, isWaiting }, close }: DialogContent<'ask-question-success'>) {
  const { t } = useI18n('stores');
  return (
    <>
      <DialogBody>
        <Text role="status">{t(isWaiting ? 'question.doneLater' : 'question.done', { name })}</Text>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => close(true)}>{t('question.close')}</Button>
      </DialogFooter>
    </>
  );
}
