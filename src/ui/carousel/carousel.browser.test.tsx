import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { Carousel, type CarouselProps } from './carousel.tsx';

const Slides = (props: Partial<CarouselProps> & { count?: number }) => (
  <Carousel label="New this week" small={1} medium={2} large={2} indicators="dots" {...props}>
    {Array.from({ length: props.count ?? 5 }, (_, index) => (
      <a key={index} href={`#${index}`}>
        Shoe {index + 1}
      </a>
    ))}
  </Carousel>
);

const track = () => page.getByRole('region', { name: 'New this week' }).getByRole('list').element();
const left = () => track().scrollLeft;

/** Autoplay's clock stands in the test's hands; the row itself moves in real time. */
const holdAutoplay = () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await page.viewport(414, 896);
});

it('has no axe violations', async () => {
  renderInPage(<Slides autoplayMs={60_000} />);
  expect(await axeViolations()).toEqual([]);
});

it('moves by its buttons, and says by them where the ends are', async () => {
  await page.viewport(800, 600);
  renderInPage(<Slides />);
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  for (const place of [1, 2, 3]) {
    await next.click();
    await expect.element(page.getByRole('button', { name: `Go to slide ${place + 1}` })).toHaveAttribute('aria-current', 'true');
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await previous.click();
  await expect.element(next).not.toHaveAttribute('aria-disabled');
});

it('goes to a slide by its mark', async () => {
  renderInPage(<Slides />);
  await page.getByRole('button', { name: 'Go to slide 3' }).click();
  await vi.waitFor(() => expect(left()).toBe(track().clientWidth * 2 + (left() % track().clientWidth)), 3000);
});

it('scrolls with the arrow keys, without a button', async () => {
  renderInPage(<Slides />);
  (track() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(left()).toBeGreaterThan(0), 3000);
});

it('starts over after the last slide when it loops', async () => {
  await page.viewport(800, 600);
  renderInPage(<Slides loop count={3} />);
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect.element(page.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
  await next.click();
  await expect.element(page.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute('aria-current', 'true');
});

it('turns by itself until it is paused, and tells which slide is shown', async () => {
  holdAutoplay();
  const onSlideChange = vi.fn<(index: number) => void>();
  renderInPage(<Slides autoplayMs={300} onSlideChange={onSlideChange} />);
  await userEvent.unhover(document.body);
  vi.advanceTimersByTime(300);
  await vi.waitFor(() => expect(onSlideChange).toHaveBeenCalledWith(1), 4000);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.unhover(page.getByRole('button', { name: 'Play' }));
  const turn = vi.spyOn(track(), 'scrollTo');
  vi.advanceTimersByTime(60_000);
  expect(turn).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.unhover(page.getByRole('button', { name: 'Pause' }));
  vi.advanceTimersByTime(300);
  expect(turn).toHaveBeenCalledTimes(1);
});

it('does not turn while the focus is inside', async () => {
  holdAutoplay();
  renderInPage(<Slides autoplayMs={200} />);
  await userEvent.unhover(document.body);
  const turn = vi.spyOn(track(), 'scrollTo');
  (page.getByRole('link', { name: 'Shoe 1' }).element() as HTMLElement).focus();
  vi.advanceTimersByTime(60_000);
  expect(turn).not.toHaveBeenCalled();
  (document.activeElement as HTMLElement).blur();
  vi.advanceTimersByTime(200);
  expect(turn).toHaveBeenCalledTimes(1);
});

it('offers no buttons and marks where everything fits', async () => {
  await page.viewport(800, 600);
  renderInPage(<Slides count={2} />);
  await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Go to slide 1' })).not.toBeInTheDocument();
});
