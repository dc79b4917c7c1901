import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** `#st=…` of a letter's link: read once, then taken out of the address, so that it is neither copied nor shared with it. */
export const useHashProof = (): string | undefined => {
  const router = useRouter();
  const [proof] = useState(() =>
    typeof location === 'undefined' ? undefined : (new URLSearchParams(location.hash.slice(1)).get('st') ?? undefined),
  );
  useEffect(() => {
    if (proof === undefined || !location.hash) return;
    void router.navigate({ href: location.pathname + location.search, replace: true });
  }, [proof, router]);
  return proof;
};
