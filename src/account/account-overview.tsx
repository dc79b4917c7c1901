import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Card } from '#ui/card/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { accountMenuFor } from './account-menu.ts';
import styles from './account-overview.module.css';
import { EnrollmentPrompt } from './enrollment-prompt.tsx';
import { ConfirmEmailNotice } from './security/confirm-email-notice.tsx';

/** The first screen of the account: the ways to all the others. */
export const AccountOverview = () => {
  const { t, locale } = useI18n('account');
  const { consumerType } = useSession();
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg" tabIndex={-1}>
        {t('account.title')}
      </Heading>
      <Text>{t('account.overviewText')}</Text>
      <ConfirmEmailNotice />
      <EnrollmentPrompt />
      <Grid as="ul" small={1} medium={2} large={3}>
        {accountMenuFor(consumerType)
          .filter(({ path }) => path !== '/account')
          .map(({ label, about, path }) => (
            <Card as="li" key={path} className={styles.way} data-covered="">
              <TextLink look="quiet" className={styles.link} data-cover="" href={`/${locale.id}${path}`}>
                {t(label)}
              </TextLink>
              {about ? (
                <Text size="sm" tone="muted">
                  {t(about)}
                </Text>
              ) : null}
            </Card>
          ))}
      </Grid>
    </Stack>
  );
};
