import { Accordion } from '#ui/accordion/accordion.tsx';
import { Card } from '#ui/card/card.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { Container, Grid, Row, Section, Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { Text } from '#ui/text/text.tsx';
import { entry } from './gallery-entry.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const SURFACES = ['outline', 'raised', 'sunken', 'deep'] as const;

const slides = (name: string) =>
  [1, 2, 3].map((number) => (
    <a key={number} href={`/${name}/${number}`}>
      {name} {number}
    </a>
  ));

export const surfaces = [
  entry('layout', {
    'sections by tone': () => (
      <>
        {(['sunken', 'raised', 'deep'] as const).map((tone) => (
          <Section key={tone} tone={tone} space="sm">
            <Container width="narrow">{tone}</Container>
          </Section>
        ))}
      </>
    ),
    'stack, row and grid': () => (
      <Stack gap={3}>
        <Row justify="between">
          <span>Left</span>
          <span>Right</span>
        </Row>
        <Grid small={1} medium={2} large={4}>
          {[1, 2, 3, 4].map((cell) => (
            <span key={cell}>Cell {cell}</span>
          ))}
        </Grid>
      </Stack>
    ),
    'titled page': () => (
      <TitledPage title="Favorites" count="3 products">
        <Text>What you like stays here.</Text>
      </TitledPage>
    ),
  }),
  entry('card', {
    surfaces: () => (
      <Grid small={1} medium={2} large={4}>
        {SURFACES.map((surface) => (
          <Card key={surface} surface={surface}>
            {surface}
          </Card>
        ))}
      </Grid>
    ),
  }),
  entry('picture', {
    'with a better format': () => (
      <Picture src={PIXEL} alt="A pixel" width={4} height={5} ratio="4/5" sources={[{ srcSet: PIXEL, type: 'image/gif' }]} />
    ),
  }),
  entry('skeleton', {
    lines: () => <Skeleton lines={2} />,
    heading: () => <Skeleton shape="heading" />,
    control: () => <Skeleton shape="control" />,
    circle: () => <Skeleton shape="circle" />,
  }),
  entry('carousel', {
    dots: () => (
      <Carousel label="New this week" indicators="dots">
        {slides('New')}
      </Carousel>
    ),
    'bar and arrows, two in view': () => (
      <Carousel label="Often bought together" indicators="bar" arrows small={1.15} medium={2} large={2}>
        {slides('Together')}
      </Carousel>
    ),
  }),
  entry('accordion', {
    'one open': () => (
      <Accordion
        headingLevel={4}
        items={[
          { id: 'a', title: 'Details', content: 'Light', open: true },
          { id: 'b', title: 'Care', content: 'Brush' },
        ]}
      />
    ),
  }),
  entry('tabs', {
    'first chosen': () => (
      <Tabs
        label="About"
        tabs={[
          { id: 'a', label: 'A', content: 'Alpha' },
          { id: 'b', label: 'B', content: 'Beta' },
        ]}
      />
    ),
  }),
];
