import { formatDollars, fromDollars } from '@spindle/sdk/domain/money/dollars';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { TextInput } from '../ui/inputs.tsx';
import { countOf } from '../bulk/bulk-text.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { textOf, type FormValues } from '../ui/form-values.ts';
import type { LeftOut } from './for-sale.ts';

interface Props {
  /** The number of items to put on sale. */
  count: number;
  leftOut: LeftOut;
  /**
   * Receives a function that calculates an item's sale price, and the times in the sheet's format.
   */
  onSale: (priceOf: (price: number) => string, starts: string, ends: string) => void;
  onDismiss: () => void;
}

const empty = { percent: '', starts: '', ends: '' };
const time = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } };

const read = ({ percent, starts, ends }: FormValues) => ({
  off: Number(textOf(percent)),
  starts: textOf(starts),
  ends: textOf(ends),
});

function errorsOf(values: FormValues) {
  const { off, starts, ends } = read(values);
  return {
    ...(!(off > 0 && off < 100) && { percent: 'Enter a number greater than 0 and less than 100.' }),
    ...(starts === '' && { starts: 'Enter when the sale starts.' }),
    ...((ends === '' || ends <= starts) && { ends: 'Enter a time after the start.' }),
  };
}

/** Enters the same sale for all selected items: a percentage off, with a start and an end. */
export function SaleDialog({ count, leftOut, onSale, onDismiss }: Props) {
  const timeZone = useShopTimeZone();
  function send(values: FormValues) {
    const { off, starts, ends } = read(values);
    onSale(
      (price) => formatDollars(Math.max(1, Math.round((fromDollars(price) * (100 - off)) / 100))),
      starts.replace('T', ' '),
      ends.replace('T', ' '),
    );
  }

  return (
    <FormDialog
      title={`Put ${countOf('items', count)} on sale`}
      start={empty}
      validate={errorsOf}
      about={`Fills in the sale prices and dates. Nothing changes until you preview and apply the sheet.${leftOutText(leftOut)}`}
      action={`Fill in ${countOf('items', count)}`}
      sending={false}
      rejection={null}
      onSend={send}
      onDismiss={onDismiss}
    >
      <TextInput
        source="percent"
        label="Percent off"
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 5 } }}
      />
      <TextInput
        source="starts"
        label="Starts"
        {...time}
        helperText={`Shop time (${zoneText(timeZone)}).`}
      />
      <TextInput source="ends" label="Ends" {...time} />
    </FormDialog>
  );
}

function leftOutText({ discontinued, subscriptions }: LeftOut): string {
  const parts = [
    discontinued > 0 && `${discontinued} discontinued`,
    subscriptions > 0 && `${subscriptions} sold as subscriptions`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : ` Skipped: ${parts.join(', ')}.`;
}
