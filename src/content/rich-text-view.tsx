import { createElement, Fragment, type ReactNode } from 'react';
import { TextLink } from '#ui/link/text-link.tsx';
import { parseRichText, type RichNode } from './rich-text.ts';

const draw = (node: RichNode, key: number): ReactNode => {
  if (typeof node === 'string') return node;
  const children = node.children.map(draw);
  if (node.tag === 'br') return <br key={key} />;
  if (node.tag !== 'a') return createElement(node.tag, { key }, ...children);
  return node.href ? (
    <TextLink key={key} href={node.href}>
      {children}
    </TextLink>
  ) : (
    <Fragment key={key}>{children}</Fragment>
  );
};

/** Marked-up words of the content service. */
export const RichText = ({ html }: { html: string }) => <>{parseRichText(html).map(draw)}</>;
