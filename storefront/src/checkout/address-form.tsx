import { zodResolver } from '@hookform/resolvers/zod';
import { streetAddressOf } from '@spindle/sdk/domain/checkout/street-address';
import type { FieldError } from '@spindle/sdk/errors';
import { useForm } from 'react-hook-form';
import { useUnsaved } from '../page-parts/use-unsaved.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { AddressFields } from '../addresses/address-fields.tsx';
import { addressSchema, draftOf, isAddressField } from '../addresses/address-schema.ts';
import type { Address } from '../addresses/queries.ts';
import { usePlace } from '../addresses/place.ts';
import styles from './checkout.module.css';

/** Asks for the address to ship to. `onSubmit` returns the server's errors by field. */
export function AddressForm({
  typed,
  busy,
  onSubmit,
}: {
  typed: Address | null;
  busy: boolean;
  onSubmit: (address: Address) => Promise<FieldError[]>;
}) {
  const place = usePlace();
  const form = useForm({
    resolver: zodResolver(addressSchema),
    mode: 'onTouched',
    defaultValues: draftOf(typed, place),
  });

  useUnsaved(form.formState.isDirty);

  const submit = form.handleSubmit(async (draft) => {
    if (busy) return;
    const wrong = await onSubmit(streetAddressOf(draft));
    for (const [at, { path, message }] of wrong.entries()) {
      if (isAddressField(path)) form.setError(path, { message }, { shouldFocus: at === 0 });
    }
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <AddressFields form={form} />
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
