import { Button, ButtonLink } from '#ui/button/button.tsx';
import { IconButton, iconButtonProps, IconButtonSlot, IconWithCount } from '#ui/button/icon-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { entry } from './gallery-entry.ts';

export const actions = [
  entry('button', {
    variants: () => (
      <Row>
        <Button>Add</Button>
        <Button variant="secondary">Compare</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="link">Remove</Button>
      </Row>
    ),
    sizes: () => (
      <Row>
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
      </Row>
    ),
    'loading and disabled': () => (
      <Row>
        <Button loading>Saving</Button>
        <Button disabled>Sold</Button>
      </Row>
    ),
    'full width, with an icon': () => (
      <Button block start={<BagIcon size={20} />}>
        Add to basket
      </Button>
    ),
    'as a link': () => (
      <ButtonLink href="/cart" variant="secondary">
        Basket
      </ButtonLink>
    ),
    'icon alone': () => (
      <Row>
        <IconButton label="Basket" icon={<BagIcon />} />
        <IconButton label="Basket, solid" look="solid" icon={<BagIcon />} />
        <IconButton label="Basket, outline" look="outline" icon={<BagIcon />} />
        <IconButton label="Basket, small" size="sm" icon={<BagIcon />} />
        <IconButtonSlot />
      </Row>
    ),
    'icon with a count': () => (
      <Row>
        <IconButton label="Basket, 2" count={2} icon={<BagIcon />} />
        <Link {...iconButtonProps({ label: 'Basket page, 3' })} href="/cart">
          <IconWithCount icon={<BagIcon />} count={3} />
        </Link>
      </Row>
    ),
  }),
  entry('link', {
    underlined: () => <TextLink href="/story">Our story</TextLink>,
    quiet: () => (
      <TextLink href="/help" look="quiet">
        Help
      </TextLink>
    ),
    unstyled: () => <Link href="/map">Map</Link>,
  }),
  entry('skip-link', { 'shown on focus': () => <SkipLink target="parts">Skip to the parts</SkipLink> }),
  entry('disclosure', {
    closed: () => <Disclosure label="Show more">More</Disclosure>,
    open: () => (
      <Disclosure label="More of this" labelOpen="Less of this" open onOpenChange={() => undefined}>
        All of it
      </Disclosure>
    ),
  }),
  entry('popover', {
    'on press': () => (
      <Popover label="Menu" renderTrigger={(trigger) => <Button {...trigger}>Menu</Button>}>
        <a href="/c">Shoes</a>
      </Popover>
    ),
    'on hover': () => (
      <Popover
        label="Regions"
        openOnHover
        placement="bottom-end"
        renderTrigger={(trigger) => (
          <Button {...trigger} variant="quiet">
            Regions
          </Button>
        )}
      >
        <a href="/de-de">Germany</a>
      </Popover>
    ),
  }),
  entry('tooltip', {
    'on hover and focus': () => (
      <Tooltip text="Estimated">{(id) => <IconButton aria-describedby={id} label="About the price" icon={<BagIcon />} />}</Tooltip>
    ),
  }),
];
