import { AlertLine } from '../ui/alert-line.tsx';
import { formatCount } from '../ui/format-count.ts';
import type { Shortage } from './use-refused-checkout.ts';
import { Link } from '../ui/link.tsx';
import { withMeasures } from '../ui/measures.ts';

/** The stock as it is now, and where to act on it. */
export function ShortageLine({ shortage }: { shortage: Shortage }) {
  const { title, count } = shortage;
  return (
    <AlertLine>
      {withMeasures(title)}: {count < 1 ? 'none' : `only ${formatCount(count)}`} left.{' '}
      <Link to="/ui/cart">Change your cart</Link>
    </AlertLine>
  );
}
