import { Box } from '@mui/material';
import type { OrderMoney } from '@spindle/sdk/domain/refunds/refund-parts';
import { TextInput } from '../../ui/inputs.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { requiredText } from '../../editing/common-fields.tsx';
import { FlagBox } from '../../editing/flag-box.tsx';
import { formatCents } from '../../ui/format.ts';
import { textOf } from '../../ui/form-values.ts';
import type { StaffOrder } from '../staff-order.ts';
import { GoodsField, isUnshipped } from './goods-field.tsx';
import { LineUnits } from './line-units.tsx';
import { RefundPreview } from './refund-preview.tsx';
import { centsOf, previewOf } from './refund-request.ts';

const reasonRequired = requiredText('Enter a reason for the refund.');
const amountOrNothing = (typed: unknown) =>
  textOf(typed) === '' || centsOf(textOf(typed)) !== null
    ? undefined
    : 'Enter an amount. Example: 12.50';

/** Asks what to refund and why, and shows the resulting amount. */
export function RefundFields({ order, money }: { order: StaffOrder; money: OrderMoney }) {
  const { trigger } = useFormContext();
  const parts = previewOf(useWatch(), money);
  return (
    <>
      {money.lines.map((line, at) => (
        <LineUnits key={`${line.catalogId}/${line.catalogItemId}`} line={line} at={at} />
      ))}
      <TextInput
        source="amount"
        validate={amountOrNothing}
        // The submit button waits for a valid amount, so an invalid one must show its error right
        // away.
        onChange={() => trigger('amount')}
        helperText="Split across the items with a quantity, or across all items. Leave blank for the full amount."
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <FlagBox
        source="shipping"
        label={`Shipping, up to ${formatCents(money.shipping.left)}`}
        disabled={money.shipping.left === 0}
      />
      {isUnshipped(order) && <GoodsField />}
      <TextInput
        source="reason"
        validate={reasonRequired}
        helperText="Shown on the customer's credit note."
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Box role="status">
        {parts && ('code' in parts ? parts.reason : <RefundPreview money={money} parts={parts} />)}
      </Box>
    </>
  );
}
