import { invalidZip } from '@spindle/sdk/domain/shipping/zone';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCountries } from '../../addresses/use-countries.ts';
import type { Place } from '../../addresses/place.ts';
import styles from './quote.module.css';

const HOME = { country: 'US', zip: '' };
const UNITED_STATES = [{ code: 'US', name: 'United States of America' }];

/** Asks for the place to quote shipping to. */
export function PlaceForm({
  place,
  onPlace,
}: {
  place: Place | null;
  onPlace: (place: Place) => void;
}) {
  const countries = useCountries() ?? UNITED_STATES;
  const [typed, type] = useState(place ?? HOME);
  const zipField = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const invalid = invalidZip(typed);
    setWrong(invalid);
    if (invalid === null) onPlace({ ...typed, zip: typed.zip.trim() });
    else zipField.current?.focus();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label="Country"
        value={typed.country}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => type({ ...typed, country: target.value })}
      />
      <TextField
        label="ZIP"
        ref={zipField}
        autoComplete="postal-code"
        maxLength={20}
        value={typed.zip}
        error={wrong === null ? undefined : `The ZIP code ${wrong}.`}
        onChange={({ target }) => type({ ...typed, zip: target.value })}
      />
      <Button type="submit">Show cost and date</Button>
    </form>
  );
}
