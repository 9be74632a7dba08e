import { useEffect } from 'react';
import { useSettled } from '../page-parts/use-settled.ts';
import type { ItemKey } from '../catalog/item-key.ts';
import { noteSeen, seenItems } from './seen-items.ts';

/** What was seen in this browser before the item that is seen now, which is noted. */
export function useSeenBefore(key: ItemKey): ItemKey[] {
  const settled = useSettled();
  useEffect(() => {
    if (settled) noteSeen(key);
  }, [settled, key]);
  return settled ? seenItems().filter((other) => other !== key) : [];
}
