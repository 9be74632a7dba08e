import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Long enough to read one line. */
const REDIRECT_DELAY_MS = 2_500;

/** Says that the cart is empty and, with `leave`, returns to the shop. */
export function EmptyCart({ parent, leave }: { parent: string; leave: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!leave) return;
    const timer = setTimeout(() => void navigate(parent, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leave, navigate, parent]);

  return (
    <div role="status">
      <EmptyState title="Your Cart Is Empty :(">
        <p>Taking you back to the shop.</p>
        <LinkButton to={parent}>
          {parent === '/ui/shop' ? 'Go to the shop' : 'Back to the item'}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
