import { Box, Link, Typography } from '@mui/material';
import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import type { ReactNode } from 'react';
import { formatCents } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { PostalLabel } from './postal-label.tsx';
import type { StaffOrder } from './staff-order.ts';

/** Shows what people ask first about an order: who gets what, where, by when, and for how much. */
export function OrderGlance({ order }: { order: StaffOrder }) {
  const { shipping, billing, expectedShippingDate, shippingGrouping } = order;
  const name = shipping?.name ?? billing?.name;
  return (
    <Box
      component="section"
      aria-label="Summary"
      sx={{
        display: 'grid',
        gap: '12px 32px',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, auto))',
        },
        justifyContent: 'start',
        mb: 3,
        pb: 2,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
        overflowWrap: 'anywhere',
      }}
    >
      <Part title="Customer">
        <Box sx={{ fontWeight: 620 }}>
          <RecordLink resource="customers" id={order.userId}>
            {name || order.email || 'Account'}
          </RecordLink>
        </Box>
        {order.email && <Link href={`mailto:${order.email}`}>{order.email}</Link>}
      </Part>
      <Part title="Ships to">
        {shippingGrouping === DIGITAL_GROUP
          ? 'Nothing to ship'
          : shipping && <PostalLabel {...shipping} />}
      </Part>
      <Part title="Ship by">
        <div>{order.shippingPreference}</div>
        {expectedShippingDate && <DateTime at={expectedShippingDate} exact />}
      </Part>
      <Part title="Total">
        <Box sx={{ fontSize: '1.25rem', fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
          {formatCents(order.total)}
        </Box>
        {order.total_refunded > 0 && <div>{formatCents(order.total_refunded)} refunded</div>}
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography
        variant="body2"
        component="h2"
        sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}
      >
        {title}
      </Typography>
      {children}
    </div>
  );
}
