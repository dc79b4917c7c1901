import { createElement, Fragment, type ReactNode } from 'react';
import { TextLink } from '../link/text-link.tsx';
import { parseRichText, type RichNode } from './parse-rich-text.ts';

type HeadingTag = 'h2' | 'h3' | 'h4';

const draw = (node: RichNode, key: number, heading: HeadingTag): ReactNode => {
  if (typeof node === 'string') return node;
  const children = node.children.map((child, index) => draw(child, index, heading));
  if (node.tag === 'br') return <br key={key} />;
  if (node.tag !== 'a') return createElement(node.tag === 'h3' ? heading : node.tag, { key }, ...children);
  return node.href ? (
    <TextLink key={key} href={node.href}>
      {children}
    </TextLink>
  ) : (
    <Fragment key={key}>{children}</Fragment>
  );
};

/** Marked-up words of the content service, or of a merchant's own catalogue. Headings take the rank that fits their surroundings. */
export const RichText = ({ html, heading = 'h3' }: { html: string; heading?: HeadingTag }) => (
  <>{parseRichText(html).map((node, index) => draw(node, index, heading))}</>
);
