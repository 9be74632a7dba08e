import { countryName } from '@spindle/sdk/domain/shipping/country-name';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { Waiting } from '../../ui/spinner.tsx';
import { savePlace, type Place } from '../../addresses/place.ts';
import { PlaceForm } from './place-form.tsx';
import { QuoteAnswer } from './quote-answer.tsx';
import type { QuoteReply } from './quote-query.ts';
import styles from './quote.module.css';

/** Shows price and day of each shipping option to a place, and the form for another place. */
export function QuoteBox({
  place,
  known,
  quote,
  fixed = false,
  quantity = 1,
}: {
  /** Null if none has been entered. */
  place: Place | null;
  /** False while the customer's last address is loading. */
  known: boolean;
  quote: Pick<UseQueryResult<QuoteReply>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  /** True if the place comes from the address shown next to the quote. */
  fixed?: boolean;
  /** The number of units of an item. A cart has none. */
  quantity?: number;
}) {
  const [changing, setChanging] = useState(false);
  const asks = place === null || changing;
  return (
    <section className={styles.box} aria-label="Shipping">
      <p className={styles.head}>
        {place === null
          ? 'Where should we ship?'
          : `Shipping ${quantity > 1 ? `for ${formatCount(quantity)} units ` : ''}to ${placeName(place)}`}
        {place === null || fixed ? null : (
          <Button look="quiet" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {changing ? 'Cancel' : 'Change'}
          </Button>
        )}
      </p>
      {!known ? (
        <Waiting />
      ) : asks ? (
        <PlaceForm
          place={place}
          onPlace={(named) => {
            savePlace(named);
            setChanging(false);
          }}
        />
      ) : (
        <div role="status">
          <QuoteAnswer quote={quote} />
        </div>
      )}
    </section>
  );
}

const placeName = ({ country, zip }: Place) =>
  zip === '' ? countryName(country) : `${zip}, ${countryName(country)}`;
