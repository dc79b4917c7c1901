import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Text } from '#ui/text/text.tsx';

/** Proves by itself that no program is at work, says so meanwhile, and closes when it is done. There is nothing to solve for anybody. */
export default function ChallengeDialog({ props: { prove }, close }: DialogContent<'challenge'>) {
  const { t } = useI18n('security');
  const id = useId();
  const { isSuccess, isFetching, refetch } = useQuery({ queryKey: ['challenge', id], queryFn: prove, retry: false, gcTime: 0 });
  useEffect(() => {
    if (isSuccess) close(true);
  }, [isSuccess, close]);
  return (
    <DialogBody>
      <Stack gap={4}>
        <Text>{t('proof.intro')}</Text>
        {isFetching || isSuccess ? (
          <div role="status">
            <ProgressBar label={t('proof.working')} />
          </div>
        ) : (
          <>
            <Banner kind="error" role="alert">
              {t('proof.failed')}
            </Banner>
            <Row gap={2}>
              <Button onClick={() => void refetch()}>{t('proof.again')}</Button>
              <Button variant="secondary" onClick={() => close()}>
                {t('proof.later')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </DialogBody>
  );
}
