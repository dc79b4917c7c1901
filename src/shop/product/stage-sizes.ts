/** Files of the large picture, and how wide it is shown. */
export const STAGE = { widths: [320, 400, 480, 640, 800, 1200], sizes: '(width >= 1024px) 54vw, 100vw' } as const;
