import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { composeRefund } from '@spindle/sdk/domain/refunds/compose-refund';
import { unitsRefundable } from '@spindle/sdk/domain/refunds/refundable';
import type { OrderMoney } from '@spindle/sdk/domain/refunds/refund-parts';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatCents } from '../../ui/format-money.ts';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { emptyDraft, requestOf } from './draft.ts';
import { GoodsField, isUnshipped } from './goods-field.tsx';
import { RefundPreview } from './refund-preview.tsx';
import { useRefund } from './use-refund.ts';

interface Props {
  order: StaffOrder;
  money: OrderMoney;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** What goes back of an order, previewed by the rule that the shop pays by. */
export function RefundDialog({ order, money, onDone, onClose }: Props) {
  const [draft, setDraft] = useState(emptyDraft);
  const [tried, setTried] = useState(false);
  const refund = useRefund(order, onDone);
  const request = requestOf(draft, money);
  const parts = request && composeRefund(money, request);
  const refusal = parts && 'code' in parts ? parts : null;
  const ready = parts && !('code' in parts) ? parts : null;
  const reason = draft.reason.trim();
  const reasonMissing = tried && reason === '';

  function send() {
    setTried(true);
    if (request && reason !== '') refund.send({ ...request, reason });
  }

  return (
    <FormDialog
      title={`Refund of order ${shortId(order.orderId)}`}
      values={draft}
      action={ready ? `Refund ${formatCents(ready.amount)}` : 'Refund'}
      color="error"
      disabled={!ready}
      sending={refund.busy}
      refusal={
        refund.problem && (
          <OutcomeNote
            outcome={{ good: false, title: 'Error During Refund.', text: refund.problem }}
          />
        )
      }
      onSend={send}
      onDismiss={onClose}
    >
      {money.lines.map((line, at) => (
        <TextField
          key={`${line.catalogId}/${line.catalogItemId}`}
          type="number"
          size="small"
          label={`Units of ${line.title}`}
          helperText={`${unitsRefundable(line)} of ${line.quantity} can be refunded, ${formatCents(line.left)} left`}
          disabled={unitsRefundable(line) === 0}
          value={draft.units[at] ?? ''}
          slotProps={{ htmlInput: { min: 0, max: unitsRefundable(line), step: 1 } }}
          onChange={({ target }) =>
            setDraft({ ...draft, units: { ...draft.units, [at]: target.value } })
          }
        />
      ))}
      <TextField
        size="small"
        label="Amount in dollars"
        helperText={
          request === null
            ? 'This is no amount: write it like 12.50.'
            : 'Shared over these units, or over all lines. Empty: all of what is chosen.'
        }
        error={request === null}
        value={draft.amount}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        onChange={({ target }) => setDraft({ ...draft, amount: target.value })}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.shipping}
            disabled={money.shipping.left === 0}
            onChange={(_, shipping) => setDraft({ ...draft, shipping })}
          />
        }
        label={`Shipping, ${formatCents(money.shipping.left)} left`}
      />
      {isUnshipped(order) && (
        <GoodsField
          restock={draft.restock}
          onChange={(restock) => setDraft({ ...draft, restock })}
        />
      )}
      <TextField
        size="small"
        label="Reason"
        required
        error={reasonMissing}
        helperText={
          reasonMissing
            ? 'Say why the money goes back.'
            : 'It stands on the customer’s credit note.'
        }
        value={draft.reason}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
      />
      <Box role="status">
        {ready ? <RefundPreview money={money} parts={ready} /> : refusal?.reason}
      </Box>
    </FormDialog>
  );
}
