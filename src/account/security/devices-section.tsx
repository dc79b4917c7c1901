import type { CallResponse } from '#contract/calls/calls.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { deviceName } from './device-name.ts';

type Device = CallResponse<'auth.sessions'>['sessions'][number];

export interface DevicesSectionProps {
  readonly devices: readonly Device[] | undefined;
  readonly failed: boolean;
  readonly onRevoke: (sessionId: string) => void;
}

/** Where the account is signed in; every device but this one can be signed out. */
export const DevicesSection = ({ devices, failed, onRevoke }: DevicesSectionProps) => {
  const { t } = useI18n('account');
  return (
    <Stack as="section" gap={4} aria-labelledby="devices">
      <Heading level={2} size="md" id="devices">
        {t('security.devices')}
      </Heading>
      {failed ? <Text role="alert">{t('security.devicesFailed')}</Text> : null}
      <Stack as="ul" gap={3}>
        {devices?.map((device) => (
          <DeviceCard key={device.sessionId} device={device} onRevoke={() => onRevoke(device.sessionId)} />
        ))}
      </Stack>
    </Stack>
  );
};

const DeviceCard = ({ device, onRevoke }: { readonly device: Device; readonly onRevoke: () => void }) => {
  const { t, date } = useI18n('account');
  const name = deviceName(device.userAgent) ?? t('security.unknownDevice');
  return (
    <Card as="li">
      <Row justify="between" align="center">
        <div>
          <Text>{device.current ? t('security.thisDevice', { name }) : name}</Text>
          <Text size="sm" tone="muted">
            {t('security.seen', { date: date(device.seenAt) })}
          </Text>
        </div>
        {device.current ? null : (
          <Button variant="secondary" size="sm" aria-label={t('security.revokeOf', { name })} onClick={onRevoke}>
            {t('security.revoke')}
          </Button>
        )}
      </Row>
    </Card>
  );
};
