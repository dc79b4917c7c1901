import { Accordion } from '../accordion/accordion.tsx';
import { Badge } from '../badge/badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { IconButton, iconButtonProps, IconWithCount } from '../button/icon-button.tsx';
import { Card } from '../card/card.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { DialogHost } from '../dialog/dialog-host.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Field } from '../field/field.tsx';
import { PasswordInput } from '../field/password-input.tsx';
import { Select } from '../field/select.tsx';
import { TextInput } from '../field/text-input.tsx';
import { Textarea } from '../field/textarea.tsx';
import { BagIcon } from '../icon/bag-icon.tsx';
import { Container, Grid, Row, Section, Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { TitledPage } from '../layout/titled-page.tsx';
import { NoticePlace } from '../notice/notice-place.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Picture } from '../picture/picture.tsx';
import { Popover } from '../popover/popover.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { Steps } from '../progress/steps.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Rating } from '../rating/rating.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Eyebrow } from '../text/eyebrow.tsx';
import { Heading } from '../text/heading.tsx';
import { Prose } from '../text/prose.tsx';
import { Text } from '../text/text.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Every part of the kit at once, for what has to hold for all of them. */
export function Gallery() {
  return (
    <>
      <SkipLink target="parts">Skip to the parts</SkipLink>
      <Wordmark name="Waymark" />
      <Container id="parts" tabIndex={-1}>
        <Section tone="sunken" space="sm">
          <Stack gap={5}>
            <Eyebrow blaze>New</Eyebrow>
            <Heading level={2}>Every part</Heading>
            <Text tone="muted">One of each.</Text>
            <Row>
              <Button>Add</Button>
              <Button loading>Saving</Button>
              <ButtonLink href="/cart" variant="secondary">
                Basket
              </ButtonLink>
              <IconButton label="Basket, 2" count={2} icon={<BagIcon />} />
              <Link {...iconButtonProps({ label: 'Basket page, 3' })} href="/cart">
                <IconWithCount icon={<BagIcon />} count={3} />
              </Link>
              <Badge tone="accent">Marked Down</Badge>
              <Rating score={4.3} />
              <Spinner label="Loading" />
            </Row>
            <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Shoes' }]} />
            <Banner kind="warning" title="2 left" action={{ label: 'Keep 2', onPress: () => undefined }} onDismiss={() => undefined}>
              You had 5.
            </Banner>
            <NoticePlace level="top" />
            <Grid small={1} medium={2} large={2}>
              <Field label="Email" hint="For the receipt" error="Email is not valid" required>
                <TextInput type="email" />
              </Field>
              <Field label="Password">
                <PasswordInput autoComplete="current-password" />
              </Field>
              <Field label="Country">
                <Select>
                  <option>Germany</option>
                </Select>
              </Field>
              <Field label="Store">
                <Combobox
                  options={[{ value: 'pdx', text: 'Pearl', aside: 'Portland' }]}
                  value="pdx"
                  onChange={() => undefined}
                  listLabel="Stores"
                  found={(count) => `${count} found`}
                />
              </Field>
              <Field label="Message" optional>
                <Textarea />
              </Field>
            </Grid>
            <Checkbox description="You can leave at any time">Keep me posted</Checkbox>
            <RadioGroup
              look="chip"
              legend="Size"
              options={[
                { value: '42', label: '42' },
                { value: '43', label: '43', soldOut: true },
              ]}
              value="42"
            />
            <RadioGroup look="swatch" legend="Colour" options={[{ value: 'pine', label: 'Pine', colors: ['#2e4a3d', '#ffffff'] }]} />
            <RadioGroup look="card" legend="Delivery" options={[{ value: 'std', label: 'Standard', description: 'Tuesday', aside: 'Free' }]} />
            <QuantityStepper label="Quantity" value={1} onChange={() => undefined} />
            <Card surface="deep">
              <Prose>
                <h3>Story</h3>
                <p>
                  A <a href="/story">long way</a> round.
                </p>
              </Prose>
            </Card>
            <Picture src={PIXEL} alt="A pixel" width={4} height={5} ratio="4/5" sources={[{ srcSet: PIXEL, type: 'image/gif' }]} />
            <Carousel label="New this week" indicators="dots">
              <a href="/1">One</a>
              <a href="/2">Two</a>
              <a href="/3">Three</a>
            </Carousel>
            <Accordion
              headingLevel={3}
              items={[
                { id: 'a', title: 'Details', content: 'Light', open: true },
                { id: 'b', title: 'Care', content: 'Brush' },
              ]}
            />
            <Disclosure label="Show more">More</Disclosure>
            <Tabs
              label="About"
              tabs={[
                { id: 'a', label: 'A', content: 'Alpha' },
                { id: 'b', label: 'B', content: 'Beta' },
              ]}
            />
            <Popover label="Menu" renderTrigger={(trigger) => <Button {...trigger}>Menu</Button>}>
              <a href="/c">Shoes</a>
            </Popover>
            <Tooltip text="Estimated">{(id) => <IconButton aria-describedby={id} label="About the price" icon={<BagIcon />} />}</Tooltip>
            <Steps
              label="Checkout"
              current="billing"
              steps={[
                { id: 'shipping', label: 'Shipping', href: '/checkout' },
                { id: 'billing', label: 'Payment' },
              ]}
            />
            <ProgressBar label="Free delivery" value={0.7} detail="20 to go" />
            <Skeleton lines={2} />
            <Pagination page={4} pages={20} href={(at) => `?page=${at}`} />
            <EmptyState title="Your basket is empty" actions={<Button>Shop</Button>}>
              What you add stays here.
            </EmptyState>
          </Stack>
        </Section>
      </Container>
      <TitledPage title="Favorites" count="3 products">
        <Text>What you like stays here.</Text>
      </TitledPage>
      <ToastRegion />
      <DialogHost />
    </>
  );
}
