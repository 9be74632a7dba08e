import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Chip } from '../ui/chip.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { formatCount } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { catalogTitles, type PickingOrder } from './calls.ts';
import { savedTicks } from './saved-ticks.ts';
import { progressOf } from './ticks.ts';

interface Props {
  order: PickingOrder;
  focused: boolean;
  onOpen: () => void;
}

export function OrderRow({ order, focused, onOpen }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const { data: titles } = useQuery(catalogTitles);
  const places = new Set(order.items.map(({ catalogId }) => titles?.get(catalogId) ?? catalogId));
  const { ticked, total } = progressOf(order.items, savedTicks(order.orderId));
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '140px 130px 1fr auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: '2px',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
        // On a phone, the order's details are stacked, with the button next to them.
        '& > button': { gridColumn: { xs: 2, sm: 4 }, gridRow: { xs: '1 / span 3', sm: 1 } },
      }}
    >
      <CopyableId id={order.orderId}>{shortId(order.orderId)}</CopyableId>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <DateTime at={order.dateCreated} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}>
        <span>{amountOf(order, total)}</span>
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[...places].join(', ')}
        </Box>
        {order.claimedUntil !== null && <Chip tone="moving" label="Claimed by you" />}
        {ticked > 0 && <Chip tone="waiting" label={`${ticked} of ${total} picked`} />}
      </Box>
      <Button
        ref={button}
        variant="outlined"
        aria-label={`Details of order ${shortId(order.orderId)}`}
        onClick={onOpen}
        sx={{ minHeight: 48, px: 3 }}
      >
        Details
      </Button>
    </Box>
  );
}

function amountOf({ items }: PickingOrder, units: number): string {
  const lines = items.length === 1 ? '1 item' : `${formatCount(items.length)} items`;
  return units === items.length ? lines : `${lines}, ${formatCount(units)} units`;
}
