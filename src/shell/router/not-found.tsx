import type { Block } from '#contract/calls/content.ts';
import type { HeroBlock as HeroFields } from '#contract/calls/content/banners.ts';
import { HeroBlock } from '#src/shop/content/blocks/hero-block.tsx';
import { AreaSlot } from '#src/shop/content/area/area-slot.tsx';
import { isErrorText, useErrorBlock } from '#src/shop/content/area/use-error-block.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';

/** Dusk, and fresh snow over the path. */
const SCENE = 'scene-snow-dusk';
const picture = (angle: 'tall' | 'wide') => ({ image: { key: SCENE, angle, alt: '', tone: '#3a4a5e' } });
const MEDIA: NonNullable<HeroFields['media']> = { sm: picture('tall'), md: picture('wide'), lg: picture('wide') };

const ERROR_PAGE = { page: 'error-4xx' } as const;
const leadsOn = (block: Block): boolean => !isErrorText(block);

/** A true 404: the server answers with that status too. Its words are the content service's, where it has any; two ways on lead out of it. */
export const NotFound = () => {
  const { t, locale } = useI18n();
  const written = useErrorBlock('404');
  return (
    <>
      <HeroBlock
        leads
        block={{
          id: 'not-found',
          kind: 'hero',
          name: 'not found',
          variant: 'standardHero',
          overlayWidth: 'sm',
          isFullHeight: true,
          eyebrowText: '404',
          eyebrowTextColor: 'light',
          title: t('notFound.title'),
          titleH1: true,
          titleColor: 'light',
          subtitle: t('notFound.text'),
          subtitleColor: 'light',
          media: MEDIA,
          gradient: { style: 'focused', tone: 'dark' },
          targets: [
            { url: `/${locale.id}`, text: t('notFound.home'), style: 'primary', size: 'lg' },
            { url: `/${locale.id}/searchhub`, text: t('header.search'), style: 'secondary', size: 'lg' },
          ],
          ...written,
        }}
      />
      <AreaSlot area={ERROR_PAGE} only={leadsOn} />
    </>
  );
};
