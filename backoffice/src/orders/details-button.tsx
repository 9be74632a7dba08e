import { Button } from '@mui/material';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Props {
  orderId: string;
  /** URL of the order's details. */
  to: string;
}

/** Links to an order's details, and takes the focus when the user comes back from them. */
export function DetailsButton({ orderId, to }: Props) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useReturnedFrom();
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

/** Returns the order the user has just come back from. */
function useReturnedFrom(): string | null {
  const state: unknown = useLocation().state;
  const known = typeof state === 'object' && state !== null && 'cameFrom' in state;
  return known && typeof state.cameFrom === 'string' ? state.cameFrom : null;
}
