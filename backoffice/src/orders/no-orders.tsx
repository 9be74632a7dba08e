import type { FilterPayload } from 'react-admin';
import { Notice } from '../ui/notice.tsx';
import { isPending, problemIn } from './order-views.ts';

/**
 * Explains why one of the list's standard views is empty. Returns null for the user's own search.
 */
export function noOrdersIn(filter: FilterPayload) {
  if (isPending(filter)) {
    return (
      <Notice title="No pending orders">
        Paid orders appear here, oldest first. To see other orders, search by state, user email or
        customer.
      </Notice>
    );
  }
  if (!problemIn(filter)) return null;
  return <Notice title="Nothing to do">You've handled every order in this view.</Notice>;
}
