import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { moderationHandlers } from '#server/catalogue/moderation/handlers.ts';
import { catalogueHandlers } from '#server/catalogue/products/handlers.ts';
import { reviewHandlers } from '#server/catalogue/reviews/handlers.ts';
import { createCartReader } from '#server/commerce/cart/handlers.ts';
import { catalogueForCart } from '#server/commerce/cart/catalogue.ts';
import { openAccountShop } from '#server/customers/testing.ts';
import { dataHandlers } from '#server/customers/profile/data-handlers.ts';
import type { Db } from '#server/platform/db/open.ts';
import { createIdempotencyStore } from '#server/platform/idempotency/store.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { forgetOldPhotos } from './discard.ts';
import { photoHandlers } from './handlers.ts';
import type { PhotoService } from './pass.ts';

/** The service with accounts, photos, reviews and their moderation; files are in `dataDir`, a new folder. */
export const openPhotoShop = (db: Db, service?: PhotoService) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-photos-'));
  const storage = createFolderStorage(dataDir);
  const files = { storage, dataDir };
  const clock = (): Date => shop.now();
  const keys = createIdempotencyStore({ readCart: createCartReader(catalogueForCart(clock), clock), secret: 'a secret of the tests' });
  const forget = () => forgetOldPhotos(db, files, clock());
  const shop: ReturnType<typeof openAccountShop> = openAccountShop(
    db,
    {
      ...catalogueHandlers(),
      ...reviewHandlers(),
      ...moderationHandlers(),
      ...photoHandlers({ keys, files, forget, publicUrl: 'https://shop.test', service }),
      ...dataHandlers({ files, photoService: service }),
    },
    { idempotency: keys },
  );
  return { ...shop, storage, dataDir, forget };
};

/** A JPEG with a place, a device and words of its own in its EXIF data. */
export const jpegWithPlace = (width = 800, height = 600, background = '#7a9a5b'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Make: 'SecretCamera', ImageDescription: 'secret place' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 36/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '3/1 8/1 0/1' },
    })
    .jpeg()
    .toBuffer();

export const uploadOf = (bytes: Buffer, type = 'image/jpeg') => ({ type, content: bytes.toString('base64') });
