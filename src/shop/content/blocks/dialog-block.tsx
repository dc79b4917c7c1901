import { use, useEffect } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { blockMarks } from '../block-marks.ts';
import { PageBlocksContext } from '../block-ports.ts';
import type { BlockProps } from '../block-props.ts';
import { contentDialog } from '../content-dialog/open-content-dialog.ts';
import styles from './dialog-block.module.css';

/** `dialog:ID` as content has it, and as the server writes it: without a script it leads to a place of the page. */
const addressesOf = (id: string): readonly string[] => [`dialog:${id}`, `#dialog:${id}`];

const isNamedIn = (value: unknown, addresses: readonly string[]): boolean => {
  if (typeof value === 'string') return addresses.some((address) => value === address || value.includes(`href="${address}"`));
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => isNamedIn(one, addresses));
};

/** A dialog that links of the page open; where none does, it has a button of its own (spec 3 §3). */
export const DialogBlock = ({ block }: BlockProps<'dialog'>) => {
  const i18n = useI18n();
  const blocks = use(PageBlocksContext);
  const addresses = addressesOf(block.id);
  const [, place] = addresses;
  const isNamed = isNamedIn(blocks, addresses);

  useEffect(() => {
    const own = addressesOf(block.id);
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || !own.includes(link.getAttribute('href') ?? '') || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      void contentDialog(i18n, { block }, { opener: link });
    };
    // Before React's own: a link then sees that it has been followed.
    document.addEventListener('click', onClick, true);
    // It was followed before this was alive.
    if (decodeURIComponent(location.hash) === `#dialog:${block.id}`) {
      history.replaceState(history.state, '', location.pathname + location.search);
      void contentDialog(i18n, { block });
    }
    return () => document.removeEventListener('click', onClick, true);
  }, [block, i18n]);

  if (isNamed) return <div id={place?.slice(1)} {...blockMarks(block)} className={styles.named} />;
  return (
    <Container id={place?.slice(1)} {...blockMarks(block)} className={styles.trigger} data-trigger="" data-align={block.textAlignment?.large}>
      <Button variant="secondary" onClick={() => void contentDialog(i18n, { block })}>
        {block.title ?? block.name}
      </Button>
    </Container>
  );
};
