import { useLocation } from '@tanstack/react-router';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { GlobeIcon } from '#ui/icon/globe-icon.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { RegionList } from './region-list.tsx';

/** The other regions and languages, behind the globe of the header. */
export const RegionMenu = () => {
  const { t, locale } = useI18n();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <Popover
      label={t('region.title')}
      placement="bottom-end"
      closeOn={pathname}
      renderTrigger={(trigger) => <IconButton label={t('region.current', { region: locale.label })} icon={<GlobeIcon />} {...trigger} />}
    >
      <RegionList />
    </Popover>
  );
};
