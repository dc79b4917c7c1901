/** A shopper's published photo, as the photo service answers with it; its picture is a pixel. */
export const USER_PHOTO = {
  id: 'p1',
  tone: '#7f9a92',
  images: [{ url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', width: 320 }],
  userId: 'ada',
  name: 'Ada M.',
  caption: '',
  language: 'en',
  categories: ['winter'],
  productId: 'K7Q2M4XW',
  verified: false,
  sharedAt: '2026-11-20T10:00:00.000Z',
} as const;
