import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError } from '@spindle/sdk/errors';
import { useForm } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { addressSchema, NO_COUNTRY } from './address-schema.ts';
import type { Address } from './queries.ts';
import { useCountries } from './use-countries.ts';
import styles from './checkout.module.css';

const BLANK = { address: '', city: '', state: '', zip: '', country: 'US' };
const UNITED_STATES = [{ code: 'US', name: 'United States of America' }];

/** The address to ship to; `onSubmit` answers what the shop finds wrong with single fields. */
export function AddressForm({
  typed,
  busy,
  onSubmit,
}: {
  typed: Address | null;
  busy: boolean;
  onSubmit: (address: Address) => Promise<FieldError[]>;
}) {
  const countries = useCountries() ?? UNITED_STATES;
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(addressSchema),
    mode: 'onTouched',
    defaultValues: typed ?? BLANK,
  });
  const { errors } = formState;

  const submit = handleSubmit(async (address) => {
    if (busy) return;
    for (const { path, message } of await onSubmit(address)) {
      if (isField(path)) setError(path, { message });
    }
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Address"
        autoComplete="street-address"
        maxLength={200}
        required
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="City"
        autoComplete="address-level2"
        maxLength={100}
        required
        error={errors.city?.message}
        {...register('city')}
      />
      <div className={styles.pair}>
        <TextField
          label="State"
          autoComplete="address-level1"
          maxLength={100}
          required
          error={errors.state?.message}
          {...register('state')}
        />
        <TextField
          label="ZIP"
          autoComplete="postal-code"
          maxLength={20}
          required
          error={errors.zip?.message}
          {...register('zip')}
        />
      </div>
      <SelectField
        label="Country"
        autoComplete="country"
        required
        error={errors.country?.message}
        choices={[
          { value: NO_COUNTRY, label: 'Select a country' },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        {...register('country')}
      />
      <div className={styles.buttons}>
        <Button type="submit" className={styles.go} busy={busy}>
          Submit
        </Button>
        <LinkButton look="quiet" to="/ui/cart">
          Cancel Checkout
        </LinkButton>
      </div>
    </form>
  );
}

function isField(path: string): path is keyof typeof BLANK {
  return Object.hasOwn(BLANK, path);
}
