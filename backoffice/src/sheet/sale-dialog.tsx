import { TextField } from '@mui/material';
import { formatDollars, fromDollars } from '@spindle/sdk/domain/money/dollars';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { useState } from 'react';
import { countOf } from '../bulk/bulk-words.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import type { LeftOut } from './for-sale.ts';

interface Props {
  /** How many items it is typed in for. */
  count: number;
  leftOut: LeftOut;
  /** By what an item costs else, what it costs then; and the moments as the sheet has them. */
  onSale: (priceOf: (price: number) => string, starts: string, ends: string) => void;
  onDismiss: () => void;
}

/** The same sale for the selected items: so much off each, from one moment to another. */
export function SaleDialog({ count, leftOut, onSale, onDismiss }: Props) {
  const timeZone = useShopTimeZone();
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
      starts.replace('T', ' '),
      ends.replace('T', ' '),
    );
  }

  return (
    <FormDialog
      title={`Put ${countOf('items', count)} on sale`}
      values={{ percent, starts, ends }}
      about={`The sale is typed into the sheet. The preview shows what will change.${leftOutText(leftOut)}`}
      action={`Type it in for ${countOf('items', count)}`}
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
        helperText={(sent && errors.starts) || `The shop's time (${zoneText(timeZone)}).`}
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

function leftOutText({ discontinued, subscriptions }: LeftOut): string {
  const parts = [
    discontinued > 0 && `${discontinued} discontinued`,
    subscriptions > 0 && `${subscriptions} sold as subscriptions`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : ` Left out: ${parts.join(', ')}.`;
}

function focusNode(node: HTMLInputElement | null): void {
  node?.focus();
}
