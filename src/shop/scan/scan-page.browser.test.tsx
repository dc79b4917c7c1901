import { encode } from 'uqr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ProductDetails, Variant } from '#contract/calls/products.ts';
import { drawBars, pixelsOf } from '#domain/barcodes/testing/draw-codes.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import type { LookedUp } from './look-up.ts';
import { ScanPage, type ScanPageProps } from './scan-page.tsx';

const UPC = '036000291452';
const EAN = '4006381333931';
const SIZE = { width: 640, height: 480 };

const found = (upc: string, name: string): LookedUp => {
  const price = { currency: 'USD', current: 90_00, original: 90_00, lowCurrent: 90_00, highCurrent: 90_00, lowOriginal: 90_00, highOriginal: 90_00 };
  const variant = { upc, productId: `STYLE${upc.slice(-3)}K1B`, attributes: {}, price, maxQty: 10, inventory: 'InStock' } as unknown as Variant;
  const product = {
    masterId: `STYLE${upc.slice(-3)}`,
    name,
    slug: 'shoe',
    url: `/en-us/p/shoe-STYLE${upc.slice(-3)}`,
    attributes: [],
    variants: [variant],
    productType: 'shoes',
    pricingFacts: { taxClass: 'footwear', categoryIds: [] },
  } as unknown as ProductDetails;
  return { kind: 'variant', product, variant };
};

const answers: Readonly<Record<string, LookedUp>> = {
  [UPC]: found(UPC, 'Trail shoe'),
  [`0${UPC}`]: found(UPC, 'Trail shoe'),
  [EAN]: found(EAN, 'Rain jacket'),
  STYLE001: found('111111111117', 'Linked shoe'),
};

/** A camera whose picture is a canvas, which shows whatever a test holds in front of it. */
const makeCamera = ({ torch = false } = {}) => {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const clear = (): void => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SIZE.width, SIZE.height);
  };
  let show = clear;
  // A canvas that nobody draws on sends no frames.
  const timer = setInterval(() => show(), 50);
  const stream = canvas.captureStream(20);
  const [track] = stream.getVideoTracks();
  if (!track) throw new Error('No picture');
  const applied = vi.fn<(constraints: MediaTrackConstraints) => Promise<void>>(async () => undefined);
  Object.assign(track, { getCapabilities: () => ({ torch }), applyConstraints: applied });
  return {
    stream,
    track,
    applied,
    bars: (gtin: string): void => {
      const look = { ...SIZE, module: 3, turned: 5, noise: 8 };
      const { data } = pixelsOf(drawBars(gtin, look), look);
      const image = new ImageData(data, SIZE.width, SIZE.height);
      show = () => context.putImageData(image, 0, 0);
    },
    qr: (text: string): void => {
      const { data } = encode(text, { ecc: 'M', border: 4 });
      const side = Math.floor(SIZE.height / data.length);
      show = () => {
        clear();
        context.fillStyle = '#111';
        for (const [y, row] of data.entries()) for (const [x, dark] of row.entries()) if (dark) context.fillRect(x * side, y * side, side, side);
      };
    },
    away: (): void => {
      show = clear;
    },
    end: (): void => {
      clearInterval(timer);
      track.stop();
    },
  };
};

let inCart: Map<string, number>;
let ports: ScanPageProps['ports'];
let camera: ReturnType<typeof makeCamera> | undefined;
const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia');

beforeEach(() => {
  inCart = new Map();
  const count = (upc: string, by: number): void => void inCart.set(upc, (inCart.get(upc) ?? 0) + by);
  ports = {
    lookUp: async (code) => answers[code.kind === 'gtin' ? code.gtin : code.productId] ?? { kind: 'none' },
    cart: {
      add: ({ choice }) => count(choice.upc, 1),
      takeBack: ({ choice }) => count(choice.upc, -1),
      quantity: ({ choice }) => inCart.get(choice.upc) ?? 0,
    },
    hosts: ['shop.example'],
    now: () => performance.now(),
  };
  localStorage.setItem('waymark.scan-sound', 'off');
});
afterEach(() => {
  camera?.end();
  camera = undefined;
  getUserMedia.mockReset();
  localStorage.removeItem('waymark.scan-sound');
});

const open = (more: Partial<ScanPageProps> = {}): HTMLElement =>
  renderInPage(
    <EnglishPage>
      <ScanPage ports={ports} count={0} onDevice {...more} />
    </EnglishPage>,
  );
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const startCamera = async (options?: { readonly torch?: boolean }) => {
  camera = makeCamera(options);
  getUserMedia.mockResolvedValue(camera.stream);
  await page.getByRole('button', { name: 'Scan with camera' }).click();
  return camera;
};

it('reads bars and QR codes of this shop with the camera, one after the other, and takes one back', async () => {
  const element = open();
  await expect.element(page.getByText('Nothing scanned yet')).toBeVisible();
  const seen = await startCamera();
  seen.bars(UPC);
  await expect.element(row('Trail shoe')).toMatchTextContent(/Added to cart/);
  seen.bars(EAN);
  await expect.element(row('Rain jacket')).toMatchTextContent(/Added to cart/);
  seen.qr('https://shop.example/de-de/p/schuh-STYLE001?size=9');
  await expect.element(row('Linked shoe')).toMatchTextContent(/Added to cart/);
  seen.away();
  expect(Object.fromEntries(inCart)).toEqual({ [UPC]: 1, [EAN]: 1, '111111111117': 1 });
  await page.getByRole('button', { name: 'Undo: Rain jacket' }).click();
  await expect.element(row('Rain jacket')).toMatchTextContent(/Removed from cart/);
  expect(inCart.get(EAN)).toBe(0);
  expect(await axeViolations(element)).toEqual([]);
});

it('says where a QR code leads that is not ours, and opens other pages of this shop only by a tap', async () => {
  open();
  const seen = await startCamera();
  seen.qr('https://elsewhere.example/en-us/p/schuh-STYLE001');
  await expect.element(row('elsewhere.example')).toMatchTextContent(/This code leads to another website/);
  await expect.element(row('elsewhere.example').getByRole('link')).not.toBeInTheDocument();
  seen.qr('https://shop.example/en-us/c/shoes');
  await expect.element(row('/en-us/c/shoes').getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/en-us/c/shoes');
  expect(inCart.size).toBe(0);
});

it('switches the light of a camera that has one, and shows no switch for one that has none', async () => {
  open();
  const seen = await startCamera({ torch: true });
  const light = page.getByRole('button', { name: 'Light' });
  await expect.element(light).toHaveAttribute('aria-pressed', 'false');
  await light.click();
  await expect.element(light).toHaveAttribute('aria-pressed', 'true');
  expect(seen.applied).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  await page.getByRole('button', { name: 'Stop camera' }).click();
  expect(seen.track.readyState).toBe('ended');
  await startCamera();
  await expect.element(page.getByRole('button', { name: 'Stop camera' })).toBeVisible();
  await expect.element(page.getByText(/Getting the code reader ready/)).not.toBeInTheDocument();
  await expect.element(light).not.toBeInTheDocument();
});

it.for<[string, string]>([
  ['NotAllowedError', 'The camera isn’t allowed here'],
  ['NotFoundError', 'There’s no camera here'],
  ['NotReadableError', 'The camera doesn’t start'],
])('says why there is no picture: %s', async ([name, text]) => {
  open();
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await page.getByRole('button', { name: 'Scan with camera' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(text));
  await expect.element(page.getByRole('button', { name: 'Scan with camera' })).toBeVisible();
});

it('says that the camera was taken away', async () => {
  open();
  const seen = await startCamera();
  await expect.element(page.getByRole('button', { name: 'Stop camera' })).toBeVisible();
  await expect.element(page.getByText(/Getting the code reader ready/)).not.toBeInTheDocument();
  seen.track.dispatchEvent(new Event('ended'));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The camera doesn’t start/);
});

it('says that nothing can read codes here where the reader cannot be had', async () => {
  const start = vi.spyOn(globalThis, 'Worker').mockImplementation(function refuse() {
    throw new Error('no network');
  });
  open();
  const seen = await startCamera();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The code reader couldn’t be loaded/);
  expect(seen.track.readyState).toBe('ended');
  start.mockRestore();
});

it('works by the keys of a hand scanner and by typing, without a camera', async () => {
  open();
  await userEvent.keyboard(`${UPC}{Enter}`);
  await expect.element(row('Trail shoe')).toMatchTextContent(/Added to cart/);
  await userEvent.tab();
  await page.getByRole('textbox', { name: 'Barcode number' }).fill(EAN);
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Rain jacket')).toMatchTextContent(/Added to cart/);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.element(page.getByText('Enter the number below the bars.')).toBeVisible();
  expect(Object.fromEntries(inCart)).toEqual({ [UPC]: 1, [EAN]: 1 });
});
