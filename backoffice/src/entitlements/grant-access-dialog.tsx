import { ShopError } from '@spindle/sdk/errors';
import { TextInput } from '../ui/inputs.tsx';
import type { AdminCustomer } from '../providers/records.ts';
import { useAct } from '../providers/write-hooks.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import type { FormValues } from '../ui/form-values.ts';
import { bodyOf, emptyGrant, errorsFrom, MAX_NOTE_LENGTH, validateNote } from './grant-form.ts';
import { GrantTime } from './grant-time.tsx';
import { ItemChoice } from './item-choice.tsx';

interface Props {
  customer: AdminCustomer;
  onDismiss: () => void;
  /** Receives the server's message. */
  onGiven: (reason: string) => void;
}

/** Grants a customer access to an item without a purchase. */
export function GrantAccessDialog({ customer, onDismiss, onGiven: onGranted }: Props) {
  const [grant, { error, isPending }] = useAct('entitlements', 'grant', {
    onSuccess: ({ Reason }) => onGranted(Reason),
  });
  const found = error instanceof ShopError ? errorsFrom(error.errors) : {};

  async function send(values: FormValues) {
    try {
      const data = { customerId: customer.id, ...bodyOf(values) };
      await grant({ data }, { returnPromise: true });
      return undefined;
    } catch (failure) {
      return failure instanceof ShopError ? errorsFrom(failure.errors) : undefined;
    }
  }

  return (
    <FormDialog
      resource="entitlements"
      title={`Grant ${customer.firstName} ${customer.lastName} access`}
      start={emptyGrant}
      about={`${customer.email} gets the item without an order or charge. This replaces any access granted before.`}
      action="Grant access"
      sending={isPending}
      rejection={Object.keys(found).length === 0 && error?.message}
      onSend={send}
      onDismiss={onDismiss}
    >
      <ItemChoice />
      <GrantTime />
      <TextInput
        source="note"
        multiline
        minRows={2}
        isRequired
        validate={validateNote}
        helperText="Enter a reason. Only staff can see the note."
        slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
      />
    </FormDialog>
  );
}
