import { AlertLine } from '../ui/alert-line.tsx';
import { Link } from '../ui/link.tsx';

/** Why the cart cannot be checked out as it stands, and where to mend it. */
export function RefusalLine({ reason }: { reason: string }) {
  return (
    <AlertLine>
      {reason} <Link to="/ui/cart">Change your cart</Link>
    </AlertLine>
  );
}
