import { TextField } from '@mui/material';
import { formatDollars, fromDollars } from '@spindle/sdk/domain/money/dollars';
import { useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';

interface Props {
  /** By what an item costs else, what it costs then; and the moments as the sheet has them. */
  onSale: (priceOf: (price: number) => string, starts: string, ends: string) => void;
  onDismiss: () => void;
}

/** The same sale for all items of the sheet: so much off each, from one moment to another. */
export function SaleDialog({ onSale, onDismiss }: Props) {
  const [percent, setPercent] = useState('');
  const [starts, setStarts] = useState('');
  const [ends, setEnds] = useState('');
  const [sent, setSent] = useState(false);
  const off = Number(percent);
  const errors = {
    percent: !(off > 0 && off < 100) && 'More than 0 and less than 100.',
    starts: starts === '' && 'Choose when it starts.',
    ends: (ends === '' || ends <= starts) && 'Choose a moment after the start.',
  };

  function send() {
    setSent(true);
    if (Object.values(errors).some((error) => error !== false)) return;
    onSale(
      (price) => formatDollars(Math.max(1, Math.round((fromDollars(price) * (100 - off)) / 100))),
      minuteOf(starts),
      minuteOf(ends),
    );
  }

  return (
    <FormDialog
      title="Put the items of the sheet on sale"
      about="It is typed into the sheet; the preview says what will change. Subscriptions are left out."
      action="Type it in"
      sending={false}
      refusal={null}
      onSend={send}
      onDismiss={onDismiss}
    >
      <TextField
        inputRef={focusNode}
        label="Percent off"
        value={percent}
        error={sent && errors.percent !== false}
        helperText={sent && errors.percent}
        onChange={({ target }) => setPercent(target.value.trim())}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 5 } }}
      />
      <TextField
        type="datetime-local"
        label="Starts"
        value={starts}
        error={sent && errors.starts !== false}
        helperText={(sent && errors.starts) || 'Your own time; the sheet has it in UTC.'}
        onChange={({ target }) => setStarts(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="datetime-local"
        label="Ends"
        value={ends}
        error={sent && errors.ends !== false}
        helperText={sent && errors.ends}
        onChange={({ target }) => setEnds(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  );
}

const minuteOf = (local: string) => new Date(local).toISOString().slice(0, 16).replace('T', ' ');

function focusNode(node: HTMLInputElement | null): void {
  node?.focus();
}
