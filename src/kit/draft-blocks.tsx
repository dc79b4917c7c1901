import type { ContentPage } from '#contract/calls/content.ts';
import type { ContentBlock } from '#contract/calls/content/blocks.ts';
import type { PlainBlock } from '#contract/calls/content/plain-blocks.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Blocks } from '#src/shop/content/block-list.tsx';
import { bringHeading, isChoice, isFilter, knownBlocks } from '#src/shop/content/known-blocks.ts';
import { Container, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

const isArticle = ({ kind }: ContentBlock): boolean => kind === 'article-page';

/** The blocks of a draft, in the order of the page that will show them. */
export const DraftBlocks = ({ page }: { readonly page: ContentPage }) => {
  const blocks = knownBlocks(page.blocks).toSorted((one, other) => Number(isArticle(other)) - Number(isArticle(one)));
  return (
    <>
      {page.title === '' || bringHeading(blocks) ? null : (
        <Container>
          <Heading level={1} size="xl">
            {page.title}
          </Heading>
        </Container>
      )}
      {groupsOf(blocks).map((group) =>
        Array.isArray(group) ? <Blocks key={group[0]?.id} blocks={group.map((one) => ({ ...one }))} /> : <Options key={group.id} block={group} />,
      )}
    </>
  );
};

type Choosing = Extract<ContentBlock, { readonly kind: 'experience' | 'segmentation' | 'filter-by' }>;

const isChoosing = (block: ContentBlock): block is Choosing => isChoice(block) || isFilter(block);

/** Neighbours that always show are drawn together; a block that chooses stands alone. */
const groupsOf = (blocks: readonly ContentBlock[]): (Choosing | ContentBlock[])[] => {
  const groups: (Choosing | ContentBlock[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (isChoosing(block)) groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
};

interface Option {
  readonly name: string;
  readonly blocks: readonly PlainBlock[];
}

/** Who sees what: every option of a block that shows one of several, or shows its own on some pages alone. */
const useOptions = (block: Choosing): readonly Option[] => {
  const { t } = useI18n('editor');
  if (block.kind === 'filter-by') return [{ name: `${block.variant} ${block.operator} ${block.values.join(', ')}`, blocks: block.children }];
  const baseline = { name: t('editor.optionBaseline'), blocks: block.baselines };
  const others = block.kind === 'experience' ? block.variants : block.segments.map(({ id, targets }) => ({ name: id, targets }));
  return [baseline, ...others.map(({ name, targets }) => ({ name: t('editor.option', { name }), blocks: targets }))];
};

const Options = ({ block }: { readonly block: Choosing }) => (
  <Stack gap={4} data-block={block.kind}>
    {useOptions(block).map(({ name, blocks }, index) => (
      // Two segments may have the same condition.
      // oxlint-disable-next-line react/no-array-index-key
      <Stack key={index} gap={3} data-option={name}>
        <Container>
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Container>
        <Blocks blocks={blocks.map((one) => ({ ...one }))} />
      </Stack>
    ))}
  </Stack>
);
