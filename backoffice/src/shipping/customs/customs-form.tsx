import { Box, Button, TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useAct } from '../../providers/write-hooks.ts';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { OrderCustoms } from './customs-query.ts';

interface Props {
  orderId: string;
  customs: Pick<OrderCustoms, 'itn' | 'phone'>;
}

/** What staff add to it: the number of the export filing, and whom the carrier can call. */
export function CustomsForm({ orderId, customs }: Props) {
  const [itn, setItn] = useState(customs.itn ?? '');
  const [phone, setPhone] = useState(customs.phone ?? '');
  const [save, { isPending, error }] = useAct('orders', 'saveCustoms');

  useUnsaved(itn !== (customs.itn ?? '') || phone !== (customs.phone ?? ''));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    save({
      id: orderId,
      data: { itn: itn.trim() || null, ...(phone.trim() && { phone: phone.trim() }) },
    });
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 640, '@media print': { display: 'none' } }}
    >
      <OutcomeNote
        outcome={error && { good: false, title: 'Customs data was not saved', text: error.message }}
      />
      <TextField
        label="ITN"
        value={itn}
        helperText="Of the export filing, where goods of one HS code are worth more than it takes: X and fourteen digits."
        slotProps={{ htmlInput: { maxLength: 30, autoComplete: 'off' } }}
        onChange={({ target }) => setItn(target.value)}
      />
      <TextField
        label="Recipient’s phone"
        type="tel"
        value={phone}
        helperText="Where the carrier can call abroad."
        slotProps={{ htmlInput: { maxLength: 30, autoComplete: 'off' } }}
        onChange={({ target }) => setPhone(target.value)}
      />
      <Button type="submit" variant="outlined" loading={isPending} sx={{ justifySelf: 'start' }}>
        Save customs data
      </Button>
    </Box>
  );
}
