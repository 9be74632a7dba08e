import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { NO_COUNTRY, addressSchema } from '../addresses/address-schema.ts';
import { useCountries } from '../addresses/use-countries.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './shipping.module.css';
import { z } from 'zod';

const required = z.string().trim().min(1, 'Address is required');

const shippingSchema = addressSchema.extend({ name: required, company: required });

const LINES = [
  { name: 'name', label: 'Name', autoComplete: 'name', maxLength: 200 },
  { name: 'company', label: 'Company', autoComplete: 'organization', maxLength: 200 },
  { name: 'address', label: 'Address', autoComplete: 'street-address', maxLength: 200 },
  { name: 'city', label: 'City', autoComplete: 'address-level2', maxLength: 100 },
  { name: 'state', label: 'State', autoComplete: 'address-level1', maxLength: 100 },
  { name: 'zip', label: 'ZIP', autoComplete: 'postal-code', maxLength: 20 },
] as const;

/** A form that validates its input but sends nothing. */
export function ShippingForm() {
  const countries = useCountries() ?? [];
  const { register, formState } = useForm({
    resolver: zodResolver(shippingSchema),
    mode: 'onTouched',
    defaultValues: {
      name: '',
      company: '',
      address: '',
      city: '',
      state: '',
      zip: '',
      country: NO_COUNTRY,
    },
  });
  const { errors } = formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {LINES.map(({ name, ...line }) => (
        <TextField
          key={name}
          {...line}
          required
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
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
      <Button type="submit">Submit</Button>
    </form>
  );
}
