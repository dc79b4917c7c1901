import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import styles from './menu-title.module.css';

const ContentIcon = deferred(
  () => import('#src/shop/content/content-icon.tsx').then((module) => module.ContentIcon),
  import.meta.env.SSR ? (await import('#src/shop/content/content-icon.tsx')).ContentIcon : undefined,
);

export interface MenuTitleProps {
  readonly item: Pick<MenuItem, 'title' | 'menuIcon' | 'menuStyle' | 'titleVisibility'>;
  readonly screen: 'large' | 'small';
}

/** Name of an item of the menu. Where its title is not written out, its icon stands for it and the title is read out (spec 3 §3). */
export const MenuTitle = ({ item: { title, menuIcon, menuStyle, titleVisibility = 'always' }, screen }: MenuTitleProps) => {
  if (!menuIcon)
    return screen === 'large' ? (
      title
    ) : (
      <span className={styles.title} data-look={menuStyle}>
        {title}
      </span>
    );
  const isWritten = titleVisibility === 'always' || titleVisibility === screen;
  return (
    <span className={styles.title} data-look={menuStyle}>
      <span className={styles.icon}>
        <ContentIcon icon={menuIcon} size={20} />
      </span>
      <span className={isWritten ? undefined : 'visually-hidden'}>{title}</span>
    </span>
  );
};
