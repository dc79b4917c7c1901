import { type ComponentType } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import type { IconProps } from '#ui/icon/icon.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { Wordmark, WordmarkSign } from '#ui/wordmark/wordmark.tsx';
import { entry } from './gallery-entry.ts';

const files = import.meta.glob<Record<string, ComponentType<IconProps>>>('../../icon/*-icon.tsx', { eager: true });
const icons = Object.entries(files).flatMap(([file, module]) =>
  Object.values(module).map((Icon) => ({ name: file.replace(/^.*\/|-icon\.tsx$/g, ''), Icon })),
);

const SIZES = ['display', 'xl', 'lg', 'md', 'sm'] as const;
const TONES = ['neutral', 'brand', 'accent', 'positive', 'caution', 'negative'] as const;

export const texts = [
  entry('text', {
    headings: () => (
      <Stack gap={2}>
        {SIZES.map((size) => (
          <Heading key={size} level={4} size={size}>
            {size}
          </Heading>
        ))}
      </Stack>
    ),
    eyebrow: () => <Eyebrow blaze>New</Eyebrow>,
    plain: () => <Text>One of each.</Text>,
    muted: () => <Text tone="muted">One of each.</Text>,
    'running text': () => (
      <Prose>
        <h4>Story</h4>
        <p>
          A <a href="/story">long way</a> round.
        </p>
      </Prose>
    ),
  }),
  entry('rich-text', {
    'elements and a link': () => (
      <RichText heading="h4" html={'<p>A <strong>light</strong> shoe, <a href="/care">easy to mend</a>.</p><ul><li>One</li></ul>'} />
    ),
    'what is left of a script': () => <RichText html={'<p>Before<script>alert(1)</script> and after</p>'} />,
  }),
  entry('icon', {
    'every icon': () => (
      <Row wrap>
        {icons.map(({ name, Icon }) => (
          <Icon key={name} label={name} />
        ))}
      </Row>
    ),
    'small, as decoration': () => (
      <Row>
        {icons.slice(0, 3).map(({ name, Icon }) => (
          <Icon key={name} size={16} />
        ))}
      </Row>
    ),
  }),
  entry('badge', {
    tones: () => (
      <Row wrap>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
    ),
  }),
  entry('rating', { 'in part': () => <Rating score={4.3} />, full: () => <Rating score={5} />, none: () => <Rating score={0} /> }),
  entry('wordmark', { whole: () => <Wordmark name="Waymark" />, 'the sign alone': () => <WordmarkSign label="Waymark" /> }),
  entry('visually-hidden', { 'heard, not seen': () => <VisuallyHidden>Only heard</VisuallyHidden> }),
];
