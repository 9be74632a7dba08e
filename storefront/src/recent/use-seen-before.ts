import { useEffect, useMemo } from 'react';
import { useSettled } from '../app/use-settled.ts';
import { itemKey } from '../catalog/item-key.ts';
import { noteSeen, seenItems } from './seen-items.ts';

/** What was seen in this browser before the item that is seen now, which is noted. */
export function useSeenBefore(item: { catalogId: string; catalogItemId: string }) {
  const key = itemKey(item);
  const settled = useSettled();
  const seen = useMemo(
    () => (settled ? seenItems().filter((other) => other !== key) : []),
    [settled, key],
  );
  useEffect(() => {
    if (settled) noteSeen(key);
  }, [settled, key]);
  return seen;
}
