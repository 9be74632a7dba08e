import { Box, Button, TextField } from '@mui/material';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import { customsKey, saveCustoms, type OrderCustoms } from './customs-calls.ts';

interface Props {
  orderId: string;
  customs: Pick<OrderCustoms, 'itn' | 'phone'>;
}

/** What staff add to it: the number of the export filing, and whom the carrier can call. */
export function CustomsForm({ orderId, customs }: Props) {
  const client = useQueryClient();
  const [itn, setItn] = useState(customs.itn ?? '');
  const [phone, setPhone] = useState(customs.phone ?? '');
  const { mutate, isPending, error } = useAction({
    mutationFn: () => saveCustoms(orderId, { itn, phone }),
    onSuccess: () => client.invalidateQueries({ queryKey: customsKey(orderId) }),
  });

  useUnsaved(itn !== (customs.itn ?? '') || phone !== (customs.phone ?? ''));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isPending) mutate();
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
