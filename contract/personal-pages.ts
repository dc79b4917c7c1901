const PERSONAL =
  /^\/[a-z]{2}-[a-z]{2}\/(?:cart|checkout|order-confirmation|account|favorites|sync|sign-in|sign-up|enroll|forgot-password|reset-password|confirm-email|associate-login|in-store|track-order|express)(?:\/|$)/;

/** Whether the page at that address is about somebody: only its frame is rendered, and nobody keeps it. */
export const isPersonalPage = (pathname: string): boolean => PERSONAL.test(pathname);
