import { shortId } from '@spindle/sdk/domain/orders/order-id';
import type { OrderMoney } from '@spindle/sdk/domain/refunds/refund-parts';
import { useAct } from '../../providers/write-hooks.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatCents } from '../../ui/format.ts';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { noUnits } from '../units.ts';
import { RefundFields } from './refund-fields.tsx';
import { previewOf, requestOf } from './refund-request.ts';

interface Props {
  order: StaffOrder;
  money: OrderMoney;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Refunds part of an order. The preview follows the same rule as the actual refund. */
export function RefundDialog({ order, money, onDone, onClose }: Props) {
  const [refund, { error, isPending }] = useAct('orders', 'refund', {
    onSuccess: ({ Reason }) => onDone(Reason),
  });
  function send(values: FormValues) {
    const request = requestOf(values, money);
    if (!request) return;
    refund({ id: order.orderId, data: { ...request, reason: textOf(values['reason']) } });
  }
  const amountOf = (values: FormValues) => {
    const parts = previewOf(values, money);
    return parts && 'amount' in parts ? parts.amount : null;
  };

  return (
    <FormDialog
      resource="refunds"
      title={`Refund order ${shortId(order.orderId)}`}
      start={{
        ...noUnits(money.lines),
        amount: '',
        shipping: false,
        goods: 'restock',
        reason: '',
      }}
      action={(values) => {
        const amount = amountOf(values);
        return amount === null ? 'Refund' : `Refund ${formatCents(amount)}`;
      }}
      color="error"
      disabled={(values) => amountOf(values) === null}
      sending={isPending}
      rejection={
        error && (
          <OutcomeNote
            outcome={{ good: false, title: 'Error During Refund.', text: error.message }}
          />
        )
      }
      onSend={send}
      onDismiss={onClose}
    >
      <RefundFields order={order} money={money} />
    </FormDialog>
  );
}
