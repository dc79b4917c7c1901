import { useEffect, useState } from 'react';

/**
 * Space for a new version of the app and the images of a few pages, bytes. With less, the browser may refuse to store more or evict the shop's data.
 */
const LEAST_ROOM = 10 * 1024 * 1024;

const isRoomShort = async (): Promise<boolean> => {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return usage !== undefined && quota !== undefined && quota - usage < LEAST_ROOM;
};

/** Whether the device is nearly full. Checked again whenever the shopper returns, who may have freed space. */
export const useShortRoom = (): boolean => {
  const [isShort, setShort] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = (): void => void isRoomShort().then((is) => isGone || setShort(is));
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isShort;
};
