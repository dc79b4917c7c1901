import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Target } from '#contract/calls/content/parts.ts';
import { ChevronDownIcon } from '#ui/icon/chevron-down-icon.tsx';
import { replaysEarlyClicks } from '#ui/lazy/early-clicks.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { groundProps } from '../block-ground.ts';
import { blockMarks } from '../block-marks.ts';
import { useBlockPlace } from '../block-ports.ts';
import type { BlockProps } from '../block-props.ts';
import { newTabProps } from '../shown-targets.ts';
import styles from './secondary-nav-block.module.css';

/** Links to the neighbours of a page: a row on large screens, on smaller ones a list that opens and closes again with the choice (spec 3 §2). */
export const SecondaryNavBlock = ({ block }: BlockProps<'secondary-nav'>) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { path } = useBlockPlace();
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <nav
      {...blockMarks(block)}
      {...groundProps(block.backgroundColor, styles.nav)}
      aria-label={block.title}
      data-align={block.alignment ?? 'left'}
      data-divider={block.divider ? '' : undefined}
      data-open={open ? '' : undefined}
    >
      <p className={styles.title} aria-hidden="true">
        {block.title}
      </p>
      <button
        ref={(element) => {
          button.current = element;
          return replaysEarlyClicks(element);
        }}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        {block.title}
        <ChevronDownIcon className={styles.chevron} size={18} />
      </button>
      <ul id={id} className={styles.links}>
        {block.targets.map((target) => (
          <li key={target.url + target.text} className={styles.item}>
            <TextLink
              look="quiet"
              className={styles.link}
              href={target.url}
              onClick={() => setOpen(false)}
              onKeyDown={onKeyDown}
              aria-current={isHere(target, path) ? 'page' : undefined}
              {...newTabProps(target)}
            >
              {target.text}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** @param path of the page, without its locale */
const isHere = ({ url }: Target, path: string | undefined): boolean => path !== undefined && url.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/, '') === path;
