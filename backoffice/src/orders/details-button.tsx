import { Button } from '@mui/material';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Props {
  orderId: string;
  /** Where the details are. */
  to: string;
}

/** The way to an order's details; whoever comes back from them is here again. */
export function DetailsButton({ orderId, to }: Props) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useCameFrom();
  useEffect(() => {
    if (cameFrom === orderId) button.current?.focus();
  }, [cameFrom, orderId]);
  return (
    <Button
      ref={button}
      data-details
      size="small"
      variant="outlined"
      aria-label={`Details of order ${shortId(orderId)}`}
      onClick={(event) => {
        event.stopPropagation();
        void navigate(to);
      }}
      sx={{ py: '1px' }}
    >
      Details
    </Button>
  );
}

/** The order that somebody has just left for the list. */
function useCameFrom(): string | null {
  const state: unknown = useLocation().state;
  const known = typeof state === 'object' && state !== null && 'cameFrom' in state;
  return known && typeof state.cameFrom === 'string' ? state.cameFrom : null;
}
