import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { ItemKeyParts } from './item-shipping.tsx';
import { itemsQuoteQuery } from './quote-query.ts';
import { QuoteBox } from './quote-box.tsx';
import { usePlace } from '../../addresses/place.ts';
import { useSavedPlace } from './saved-place.ts';

const NO_PLACE = { country: '', zip: '' };

/** Shows what it costs to ship this many units of an item to the customer's place. */
export function ItemQuote({
  item: { catalogId, catalogItemId },
  quantity,
  unasked,
}: {
  item: ItemKeyParts;
  quantity: number;
  /** Shown until a place is known or the customer asks, because the form needs more space. */
  unasked: ReactNode;
}) {
  const counted = useUnchanged(quantity);
  const stored = usePlace();
  const saved = useSavedPlace({ enabled: stored === null });
  const place = stored ?? saved ?? null;
  const quote = useQuery({
    ...itemsQuoteQuery(place ?? NO_PLACE, [{ catalogId, catalogItemId, quantity: counted }]),
    enabled: place !== null,
  });
  const current = counted === quantity ? quote : { ...quote, data: undefined, error: null };
  if (place === null && unasked !== null) return unasked;
  return (
    <QuoteBox
      place={place}
      known={place !== null || saved !== undefined}
      quote={current}
      quantity={quantity}
    />
  );
}

const PAUSE_MS = 400;

/**
 * Returns a number once it has stayed the same for a moment, to avoid a request for each change.
 */
function useUnchanged(value: number): number {
  const [unchanged, setUnchanged] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setUnchanged(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return unchanged;
}
