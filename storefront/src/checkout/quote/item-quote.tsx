import { useQuery } from '@tanstack/react-query';
import type { ItemKeyParts } from './item-shipping.tsx';
import { itemsQuoteQuery } from './quote-query.ts';
import { QuoteBox } from './quote-box.tsx';
import { usePlace } from '../../addresses/place.ts';
import { useSavedPlace } from './saved-place.ts';
import { useUnchanged } from './use-unchanged.ts';

const NOWHERE = { country: '', zip: '' };

/** What it costs to have so many of an item sent to where its reader is. */
export function ItemQuote({
  item: { catalogId, catalogItemId },
  quantity,
}: {
  item: ItemKeyParts;
  quantity: number;
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
  return (
    <QuoteBox
      place={place}
      known={place !== null || saved !== undefined}
      quote={current}
      quantity={quantity}
    />
  );
}
