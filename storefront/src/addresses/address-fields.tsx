import { countryName } from '@spindle/sdk/domain/shipping/country-name';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { NO_COUNTRY, type AddressDraft } from './address-schema.ts';
import { hintsFor } from './country-hints.ts';
import { useCountries } from './use-countries.ts';
import styles from './address-fields.module.css';

const UNITED_STATES = { code: 'US', name: 'United States of America' };

/** The fields of an address. Optional ones are labeled so. */
export function AddressFields({
  form: { register, control, formState },
}: {
  form: UseFormReturn<AddressDraft>;
}) {
  const country = useWatch({ control, name: 'country' });
  const countries = useCountries() ?? untilNamed(country);
  const hints = hintsFor(country);
  const { errors } = formState;
  const field = (name: keyof AddressDraft) => ({
    ...register(name),
    error: errors[name]?.message,
  });

  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Name (optional)"
          hint="We'll use your name if you leave this blank."
          autoComplete="name"
          maxLength={100}
          {...field('name')}
        />
        <TextField
          label="Company (optional)"
          autoComplete="organization"
          maxLength={100}
          {...field('company')}
        />
      </div>
      <TextField
        label="Address"
        autoComplete="address-line1"
        maxLength={200}
        required
        {...field('address')}
      />
      <TextField
        label="Apt, suite, unit (optional)"
        autoComplete="address-line2"
        maxLength={200}
        {...field('address2')}
      />
      <TextField
        label="City"
        autoComplete="address-level2"
        maxLength={100}
        required
        {...field('city')}
      />
      <div className={styles.pair}>
        <TextField
          label="State"
          hint={hints.state}
          autoComplete="address-level1"
          maxLength={100}
          required
          {...field('state')}
        />
        <TextField
          label="ZIP"
          hint={hints.zip}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={20}
          required
          {...field('zip')}
        />
      </div>
      <SelectField
        label="Country"
        autoComplete="country"
        required
        choices={[
          { value: NO_COUNTRY, label: 'Select a country' },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        {...field('country')}
      />
      <TextField
        label="Phone (optional)"
        hint="For the carrier. Required outside the US: if you leave this blank, the payment page asks for it."
        type="tel"
        autoComplete="tel"
        maxLength={30}
        {...field('phone')}
      />
    </>
  );
}

/** A select can show its initial country only if that country is among the options. */
function untilNamed(country: string) {
  const isAnother = country !== NO_COUNTRY && country !== UNITED_STATES.code;
  return isAnother
    ? [UNITED_STATES, { code: country, name: countryName(country) }]
    : [UNITED_STATES];
}
