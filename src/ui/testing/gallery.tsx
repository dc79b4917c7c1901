import { DialogHost } from '../dialog/dialog-host.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { entries } from './gallery/entries.ts';

/** Every component of the kit with its states, for people to look at, and for what has to hold for all of them. */
export function Gallery() {
  return (
    <>
      <Container id="parts" tabIndex={-1}>
        <Stack gap={5}>
          {entries.map(({ folder, states }) => (
            <Stack key={folder} as="section" gap={4} id={`kit-${folder}`} aria-labelledby={`kit-${folder}-title`}>
              <Heading level={2} id={`kit-${folder}-title`}>
                {folder}
              </Heading>
              {states.map(({ name, View }) => (
                <Stack key={name} gap={2} data-state={name}>
                  <Text size="sm" tone="muted">
                    {name}
                  </Text>
                  <View />
                </Stack>
              ))}
            </Stack>
          ))}
        </Stack>
      </Container>
      <ToastRegion />
      <DialogHost />
    </>
  );
}
