import { useState } from 'react';
import type { Api } from '#src/base/api/client.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { CopyIcon } from '#ui/icon/copy-icon.tsx';
import { ShareIcon } from '#ui/icon/share-icon.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

export interface ShareFavoritesProps {
  readonly api: Api;
  /** Origin of links, `https://shop.example`. */
  readonly origin: string;
  /** Sends what waits on the device: what is shared is the shop's list. */
  readonly settle: () => Promise<void>;
}

type Doing = 'looking' | 'making' | 'revoking';

/** The link by which others look at the favorites: made, copied or sent, and taken back. */
export const ShareFavorites = ({ api, origin, settle }: ShareFavoritesProps) => {
  const i18n = useI18n('sharing');
  const { t, locale } = i18n;
  /** Undefined: the shop was not asked yet; null: there is no link. */
  const [link, setLink] = useState<{ readonly favoriteId: string; readonly shareId: string } | null>();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [said, setSaid] = useState('');
  const { problem, send } = useSending(i18n);
  const url = link ? `${origin}/${locale.id}/favorites/shared/${link.shareId}` : '';

  const ask = async (what: Doing, work: () => Promise<void>): Promise<void> => {
    setDoing(what);
    setSaid('');
    await send(work);
    setDoing(null);
  };
  const look = async (): Promise<void> => {
    const { favoriteId, shareId } = await api('wishlists.getFavorites', { query: { start: 0, count: 1 } });
    setLink(favoriteId !== null && shareId !== undefined ? { favoriteId, shareId } : null);
  };
  const make = async (): Promise<void> => {
    await settle();
    const { favoriteId } = await api('wishlists.getFavorites', { query: { start: 0, count: 1 } });
    if (favoriteId !== null) setLink(await api('wishlists.shareFavorites', { params: { favoriteId } }));
  };
  const revoke = async (): Promise<void> => {
    if (!link) return;
    await api('wishlists.revokeFavoritesShare', { params: { favoriteId: link.favoriteId } });
    setLink(null);
    setSaid(t('share.revoked'));
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url);
    setSaid(t('share.copied'));
  };
  const canSend = typeof navigator !== 'undefined' && 'share' in navigator;

  return (
    <Disclosure
      label={t('share.title')}
      onOpenChange={(open) => {
        if (open && link === undefined && doing === null) void ask('looking', look);
      }}
    >
      <Stack gap={3}>
        <Text tone="muted">{t('share.text')}</Text>
        <ProblemBanner problem={problem} />
        {link ? (
          <>
            <Field label={t('share.link')}>
              <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
            </Field>
            <Row gap={3} wrap>
              <Button size="sm" start={<CopyIcon size={16} />} onClick={() => void copy().catch(() => undefined)}>
                {t('share.copy')}
              </Button>
              {canSend ? (
                <Button
                  size="sm"
                  variant="secondary"
                  start={<ShareIcon size={16} />}
                  // Closing the system's sheet is no failure.
                  onClick={() => void navigator.share({ url, title: t('share.pageTitle') }).catch(() => undefined)}
                >
                  {t('share.send')}
                </Button>
              ) : null}
              <Button size="sm" variant="quiet" loading={doing === 'revoking'} onClick={() => void ask('revoking', revoke)}>
                {t('share.revoke')}
              </Button>
            </Row>
          </>
        ) : (
          <Button size="sm" start={<ShareIcon size={16} />} loading={doing !== null} onClick={() => void ask('making', make)}>
            {t('share.make')}
          </Button>
        )}
        <p role="status">{said}</p>
      </Stack>
    </Disclosure>
  );
};
