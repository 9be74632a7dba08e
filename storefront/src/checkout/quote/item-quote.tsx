import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { ItemKeyParts } from './item-shipping.tsx';
import { itemsQuoteQuery } from './quote-query.ts';
import { QuoteBox } from './quote-box.tsx';
import { usePlace } from '../../addresses/place.ts';
import { useSavedPlace } from './saved-place.ts';

const NOWHERE = { country: '', zip: '' };

/** What it costs to have so many of an item sent to where its reader is. */
export function ItemQuote({
  item: { catalogId, catalogItemId },
  quantity,
  unasked,
}: {
  item: ItemKeyParts;
  quantity: number;
  /** Shown while no place is known and nobody has asked: the form for one needs more room. */
  unasked: ReactNode;
}) {
  const counted = useUnchanged(quantity);
  const kept = usePlace();
  const saved = useSavedPlace({ enabled: kept === null });
  const place = kept ?? saved ?? null;
  const quote = useQuery({
    ...itemsQuoteQuery(place ?? NOWHERE, [{ catalogId, catalogItemId, quantity: counted }]),
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

/** A number somebody may still be changing, once it has stayed for a moment: each is a question. */
function useUnchanged(value: number): number {
  const [unchanged, setUnchanged] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setUnchanged(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return unchanged;
}
