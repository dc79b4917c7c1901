import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';
import { SmsForm, type SmsFormProps } from './sms-form.tsx';

export interface NewsletterPageProps extends NewsletterFormProps {
  readonly subscribeSms: SmsFormProps['subscribe'];
}

/** Letters and text messages, for everybody. */
export const NewsletterPage = ({ subscribedAs, subscribe, subscribeSms }: NewsletterPageProps) => {
  const { t } = useI18n('enrollment');
  return (
    <TitledPage title={t('newsletter.title')}>
      <Grid small={1} medium={2} large={2} gap={7}>
        <Stack gap={4}>
          <Text>{t('newsletter.text')}</Text>
          <NewsletterForm subscribedAs={subscribedAs} subscribe={subscribe} />
        </Stack>
        <Stack gap={4}>
          <Heading level={2} size="md">
            {t('sms.title')}
          </Heading>
          <SmsForm subscribe={subscribeSms} />
        </Stack>
      </Grid>
    </TitledPage>
  );
};
