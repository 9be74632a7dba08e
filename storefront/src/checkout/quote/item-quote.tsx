import { useQuery } from '@tanstack/react-query';
import type { ItemKeyParts } from './item-shipping.tsx';
import { itemsQuoteQuery } from './quote-query.ts';
import { QuoteBox } from './quote-box.tsx';
import { usePlace } from './place.ts';
import { useSavedPlace } from './saved-place.ts';

const NOWHERE = { country: '', zip: '' };

/** What it costs to have one of an item sent to where its reader is. */
export function ItemQuote({ item: { catalogId, catalogItemId } }: { item: ItemKeyParts }) {
  const kept = usePlace();
  const saved = useSavedPlace({ enabled: kept === null });
  const place = kept ?? saved ?? null;
  const quote = useQuery({
    ...itemsQuoteQuery(place ?? NOWHERE, [{ catalogId, catalogItemId, quantity: 1 }]),
    enabled: place !== null,
  });
  return <QuoteBox place={place} known={place !== null || saved !== undefined} quote={quote} />;
}
