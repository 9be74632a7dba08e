import { Box } from '@mui/material';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import type { AdminEntitlement } from '../providers/records.ts';
import { RecordLink } from '../ui/record-link.tsx';

/** Links to the source of the access, such as an order. */
export function AccessSource({ entitlement }: { entitlement: AdminEntitlement }) {
  const { source, sourceId, note } = entitlement;
  switch (source) {
    case 'ORDER':
      return (
        <span>
          Order{' '}
          <RecordLink resource="orders" id={sourceId}>
            {shortId(sourceId)}
          </RecordLink>
        </span>
      );
    case 'SUBSCRIPTION':
      return (
        <RecordLink resource="subscriptions" id={sourceId}>
          Subscription
        </RecordLink>
      );
    case 'GRANT':
      return (
        <div>
          Granted by staff
          {note !== null && (
            <Box
              sx={{
                color: 'text.secondary',
                fontSize: '0.8125rem',
                maxWidth: '40ch',
                overflowWrap: 'anywhere',
              }}
            >
              {note}
            </Box>
          )}
        </div>
      );
  }
}
