import { Button } from '@mui/material';
import { disputeIsLost } from '@spindle/sdk/domain/orders/disputes';
import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { orderListsKey, orderQuery } from './order-queries.ts';
import type { StaffOrder } from './staff-order.ts';

/** Takes a lost dispute or an alert off the first page, once somebody knows of it. */
export function AcknowledgeButton({ order }: { order: StaffOrder }) {
  const client = useQueryClient();
  const { orderId, customerId, disputes, alert } = order;
  const { mutate, error, isPending } = useAction({
    networkMode: 'always',
    mutationFn: () =>
      replyOf(
        shop.POST('/api/admin/orders/{id}/acknowledge', { params: { path: { id: orderId } } }),
      ),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: orderListsKey });
      await client.invalidateQueries(orderQuery({ orderId, customerId: customerId ?? '' }));
    },
  });
  const isNew = disputes.some((one) => disputeIsLost(one) && one.dateAcknowledged === null);
  if (!isNew && alert === null) return null;
  return (
    <>
      {error && (
        <OutcomeNote outcome={{ good: false, title: 'Not acknowledged', text: error.message }} />
      )}
      <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
        Acknowledge
      </Button>
    </>
  );
}
