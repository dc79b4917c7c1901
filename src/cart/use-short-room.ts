import { useEffect, useState } from 'react';

/** What a new version of the app and the pictures of a few pages need. With less the browser may soon refuse to keep more, or clear all that it keeps for the shop, bytes. */
const LEAST_ROOM = 10 * 1024 * 1024;

const isRoomShort = async (): Promise<boolean> => {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return usage !== undefined && quota !== undefined && quota - usage < LEAST_ROOM;
};

/** Whether the device is nearly full. Asked anew whenever the shopper comes back, who may have made room. */
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
