import { createContext, use, type ComponentProps, type MouseEvent } from 'react';
import { isOwnNavigation } from './is-own-navigation.ts';

/** How the app follows a link without loading a page, and how it prepares for one that will probably be followed. */
export type LinkPort = { follow: (href: string) => void; preload?: (href: string) => void };

const LinkContext = createContext<LinkPort | null>(null);

/** The app hands in its router here. Without it every link is a plain anchor, and everything still works. */
export const LinkProvider = LinkContext.Provider;

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** An anchor by address. Unstyled: for a look of its own see TextLink and ButtonLink. */
export function Link({ href, children, onClick, onPointerEnter, onFocus, ...props }: LinkProps) {
  const port = use(LinkContext);
  const preload = () => {
    if (href.startsWith('/')) port?.preload?.(href);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!port || event.defaultPrevented || !isOwnNavigation(event, event.currentTarget, href)) return;
    event.preventDefault();
    port.follow(href);
  };
  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
    >
      {children}
    </a>
  );
}
