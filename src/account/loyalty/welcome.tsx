import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '#src/base/api/client.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { welcomeQuery } from './queries.ts';

export interface WelcomeProps {
  readonly api: Api;
  readonly subject: string | null;
  readonly applyCode: (code: string) => void;
}

/** The coupon of a new member, while it is good. */
export const Welcome = ({ api, subject, applyCode }: WelcomeProps) => {
  const { t, date } = useI18n('loyalty');
  const { data } = useQuery(welcomeQuery(api, subject));
  const [used, setUsed] = useState(false);
  if (data?.state !== 'open') return null;
  return (
    <Card as="section" surface="sunken" aria-labelledby="loyalty-welcome">
      <Stack gap={3}>
        <Heading level={2} size="md" id="loyalty-welcome">
          {t('loyalty.welcome')}
        </Heading>
        <Text>{data.name}</Text>
        <Text size="sm">{t('loyalty.welcomeCode', { code: data.code, date: date(data.endsAt) })}</Text>
        <Button
          size="sm"
          disabled={used}
          onClick={() => {
            applyCode(data.code);
            setUsed(true);
          }}
        >
          {t('loyalty.useCode')}
        </Button>
        <p role="status">{used ? t('loyalty.codeUsed') : ''}</p>
      </Stack>
    </Card>
  );
};
