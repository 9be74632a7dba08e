import { TextField } from '@mui/material';
import type { AdminCustomer } from '../providers/records.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { GrantTime } from './grant-time.tsx';
import { ItemChoice } from './item-choice.tsx';
import { LONGEST_NOTE } from './grant-form.ts';
import { useGiveAccess } from './use-give-access.ts';

interface Props {
  customer: AdminCustomer;
  onDismiss: () => void;
  /** With what the shop said. */
  onGiven: (reason: string) => void;
}

/** Gives somebody an item as if they had bought it. */
export function GiveAccessDialog({ customer, onDismiss, onGiven }: Props) {
  const given = useGiveAccess(customer.id, onGiven);
  const { form, change, errors, refusal, sending, today, submit } = given;
  return (
    <FormDialog
      title={`Give ${customer.firstName} ${customer.lastName} access`}
      values={form}
      about={`${customer.email} gets the item as if they had bought it: without an order, and nothing is charged. If you gave it before, this replaces that.`}
      action="Give access"
      sending={sending}
      refusal={refusal}
      onSend={submit}
      onDismiss={onDismiss}
    >
      <ItemChoice form={form} errors={errors} onChange={change} />
      <GrantTime form={form} error={errors.until} today={today} onChange={change} />
      <TextField
        label="Note"
        multiline
        minRows={2}
        required
        value={form.note}
        onChange={({ target }) => change({ note: target.value })}
        error={errors.note !== undefined}
        helperText={errors.note ?? 'Why, for your colleagues. Customers do not see it.'}
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
      />
    </FormDialog>
  );
}
