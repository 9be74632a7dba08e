import { AlertLine } from '../ui/alert-line.tsx';
import { formatCount } from '../ui/format-count.ts';
import type { Shortage } from './use-rejected-checkout.ts';
import { Link } from '../ui/link.tsx';
import { withMeasures } from '../ui/measures.ts';

/** Shows the current stock, with a link to change the cart. */
export function ShortageLine({ shortage }: { shortage: Shortage }) {
  const { title, count } = shortage;
  return (
    <AlertLine>
      {withMeasures(title)}: {count < 1 ? 'none' : `only ${formatCount(count)}`} left.{' '}
      <Link to="/ui/cart">Change your cart</Link>
    </AlertLine>
  );
}
