import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the server's page is being taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
