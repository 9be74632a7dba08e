import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useRef, type SubmitEvent } from 'react';
import type { AdminCustomer } from '../providers/records.ts';
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
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const given = useGiveAccess(customer.id, onGiven);
  const { form, change, errors, refusal, sending, today, submit } = given;
  const name = `${customer.firstName} ${customer.lastName}`;

  async function send(event: SubmitEvent) {
    event.preventDefault();
    await submit();
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      // What was filled in is not lost by a slip of the pointer.
      onClose={(_, reason) => reason === 'escapeKeyDown' && !sending && onDismiss()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      transitionDuration={0}
    >
      <form ref={fields} noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={`${id}-title`} component="h2">
          Give {name} access
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box id={`${id}-text`} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {customer.email} gets the item as if they had bought it: without an order, and nothing
            is charged. If you gave it before, this replaces that.
          </Box>
          {refusal !== null && (
            <Alert severity="error" variant="outlined">
              {refusal}
            </Alert>
          )}
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
        </DialogContent>
        <DialogActions>
          <Button disabled={sending} onClick={onDismiss}>
            Dismiss
          </Button>
          <Button type="submit" variant="contained" loading={sending}>
            Give access
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
