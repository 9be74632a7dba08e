import { zodResolver } from '@hookform/resolvers/zod';
import { streetAddressOf } from '@spindle/sdk/domain/checkout/street-address';
import { useForm } from 'react-hook-form';
import { useUnsaved } from '../../page-parts/use-unsaved.ts';
import { AddressFields } from '../../addresses/address-fields.tsx';
import { addressSchema, draftOf, isAddressField } from '../../addresses/address-schema.ts';
import { Button } from '../../ui/button.tsx';
import type { SavedAddress } from '../../addresses/address-book-query.ts';
import { useSaveAddress } from '../../addresses/use-save-address.ts';
import styles from './addresses.module.css';

const FIELDS = Object.keys(addressSchema.shape);

/** Edits a saved address, or adds a new one. */
export function SavedAddressForm({
  saved,
  onDone,
}: {
  saved: SavedAddress | null;
  onDone: () => void;
}) {
  const form = useForm({
    resolver: zodResolver(addressSchema),
    mode: 'onTouched',
    defaultValues: draftOf(saved && streetAddressOf(saved)),
  });
  const { send, busy } = useSaveAddress(saved?.id ?? null, { fields: FIELDS, onKept: onDone });

  const askToLeave = useUnsaved(form.formState.isDirty);

  const submit = form.handleSubmit(async (draft) => {
    const wrong = await send(streetAddressOf(draft));
    for (const [at, { path, message }] of wrong.entries()) {
      if (isAddressField(path)) form.setError(path, { message }, { shouldFocus: at === 0 });
    }
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <AddressFields form={form} />
      <div className={styles.tools}>
        <Button type="submit" look="strong" busy={busy}>
          Save address
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => void askToLeave(onDone)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
