import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { OrderRows } from '../orders/order-rows.tsx';
import type { AdminTicket } from '../providers/records.ts';
import { SubscriptionRows } from '../subscriptions/subscription-rows.tsx';
import { RelatedList } from '../ui/related-list.tsx';
import { TicketRows } from './ticket-rows.tsx';
import { Readable } from '../editing/allowed.tsx';

const newestFirst = { field: 'dateCreated', order: 'DESC' } as const;

/** Shows what the shop knows about the sender, by account or by email address. */
export function TicketSender({ ticket: { userId, email } }: { ticket: AdminTicket }) {
  const whose = userId === null ? { target: 'email', id: email } : { target: 'userId', id: userId };
  return (
    <>
      <Readable resource="orders">
        <Part title="Their orders">
          <RelatedList
            resource="orders"
            {...whose}
            sort={newestFirst}
            empty={`No orders from this ${userId === null ? 'address' : 'account'}.`}
          >
            <OrderRows label="Orders" />
          </RelatedList>
        </Part>
      </Readable>
      {userId !== null && (
        <Readable resource="subscriptions">
          <Part title="Their subscriptions">
            <RelatedList
              resource="subscriptions"
              target="userId"
              id={userId}
              sort={newestFirst}
              empty="No subscriptions."
            >
              <SubscriptionRows withCustomer={false} />
            </RelatedList>
          </Part>
        </Readable>
      )}
      <Part title="Other tickets">
        <RelatedList resource="tickets" {...whose} sort={newestFirst} empty="No other tickets.">
          <TicketRows />
        </RelatedList>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
