import { shortId } from '@spindle/sdk/domain/orders/order-id';
import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { PickingOrder } from './calls.ts';
import { ScanStrip } from './scan-strip.tsx';
import type { ScanResult } from './scan.ts';
import { progressOf, type Ticks } from './ticks.ts';

export const headingId = 'order-being-picked';

interface Props {
  order: PickingOrder;
  ticks: Ticks;
  scanned: { result: ScanResult; count: number } | null;
  onClose: () => void;
}

/** Shows the order, the progress and the result of the last scan. Always visible. */
export function PickHeader({ order, ticks, scanned, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { ticked, total } = progressOf(order.items, ticks);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        pb: 1,
        backgroundColor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 64 }}>
        <Typography
          ref={heading}
          id={headingId}
          tabIndex={-1}
          variant="h2"
          title={order.orderId}
          sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' }, outline: 'none', flex: 1 }}
        >
          {`Order: ${shortId(order.orderId)}`}
        </Typography>
        <Box
          role="status"
          aria-label="Progress"
          sx={{
            fontSize: { xs: '1.75rem', sm: '2rem' },
            fontWeight: 680,
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
        >
          {`${ticked} of ${total}`}
        </Box>
        <IconButton aria-label="Close" onClick={onClose} sx={{ width: 48, height: 48, mr: -1 }}>
          <CloseIcon sx={{ fontSize: 32 }} />
        </IconButton>
      </Box>
      <ScanStrip lines={order.items} scanned={scanned} ticks={ticks} />
    </Box>
  );
}
