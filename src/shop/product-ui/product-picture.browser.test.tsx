import { expect, it } from 'vitest';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { ProductPicture } from './product-picture.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const picture = { key: 'K0000000AA0', angle: 'front', alt: '', tone: '#eeeeee' };

it('shows a picture that lies over another one only once it is decoded', async () => {
  const place = renderInPage(<ProductPicture picture={picture} sizes="100px" over decorative />);
  const [frame] = place.children;
  expect(getComputedStyle(frame as Element).visibility).toBe('hidden');
  const image = place.querySelector('img');
  image?.removeAttribute('srcset');
  if (image) image.loading = 'eager';
  image?.setAttribute('src', PIXEL);
  await expect.poll(() => getComputedStyle(frame as Element).visibility).toBe('visible');
});

it('shows any other picture’s ground at once', () => {
  const place = renderInPage(<ProductPicture picture={picture} sizes="100px" decorative />);
  expect(getComputedStyle(place.children[0] as Element).visibility).toBe('visible');
});
