import { Box, Button } from '@mui/material';
import { Form } from 'react-admin';
import { TextInput } from '../../ui/inputs.tsx';
import { useAct } from '../../providers/write-hooks.ts';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import { HoldUnsaved } from '../../ui/hold-unsaved.tsx';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { OrderCustoms } from './customs-query.ts';

interface Props {
  orderId: string;
  customs: Pick<OrderCustoms, 'itn' | 'phone'>;
}

const slotProps = { htmlInput: { maxLength: 30, autoComplete: 'off' } };

/** Edits what staff add to customs data: the export filing number and a contact for the carrier. */
export function CustomsForm({ orderId, customs }: Props) {
  const [save, { isPending, error }] = useAct('orders', 'saveCustoms');

  function submit(values: FormValues) {
    const itn = textOf(values['itn']) || null;
    const phone = textOf(values['phone']);
    save({ id: orderId, data: { itn, ...(phone && { phone }) } });
  }

  return (
    <Form
      record={{ itn: customs.itn ?? '', phone: customs.phone ?? '' }}
      resource="customs"
      noValidate
      onSubmit={submit}
    >
      <HoldUnsaved />
      <Box
        sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 640, '@media print': { display: 'none' } }}
      >
        <OutcomeNote
          outcome={error && { good: false, title: 'Customs data not saved', text: error.message }}
        />
        <TextInput
          source="itn"
          helperText="Export filing number (X and 14 digits), required for high-value goods."
          slotProps={slotProps}
        />
        <TextInput
          source="phone"
          type="tel"
          helperText="The recipient's phone number, with country code."
          slotProps={slotProps}
        />
        <Button type="submit" variant="outlined" loading={isPending} sx={{ justifySelf: 'start' }}>
          Save customs data
        </Button>
      </Box>
    </Form>
  );
}
