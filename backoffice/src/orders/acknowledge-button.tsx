import { Button } from '@mui/material';
import { disputeIsLost } from '@spindle/sdk/domain/orders/disputes';
import { useAct } from '../providers/write-hooks.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import type { StaffOrder } from './staff-order.ts';

/** Lets staff acknowledge a lost dispute or an alert, which removes it from the landing page. */
export function AcknowledgeButton({ order }: { order: StaffOrder }) {
  const { orderId, disputes, alert } = order;
  const [acknowledge, { error, isPending }] = useAct('orders', 'acknowledge');
  const isNew = disputes.some((one) => disputeIsLost(one) && one.dateAcknowledged === null);
  if (!isNew && alert === null) return null;
  return (
    <>
      {error && (
        <OutcomeNote
          outcome={{ good: false, title: 'Acknowledgment not saved', text: error.message }}
        />
      )}
      <Button variant="outlined" loading={isPending} onClick={() => acknowledge({ id: orderId })}>
        Acknowledge
      </Button>
    </>
  );
}
