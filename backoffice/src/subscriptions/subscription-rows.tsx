import { DataTable } from 'react-admin';
import { Person } from '../identity/person.tsx';
import type { AdminSubscription } from '../providers/records.ts';
import { useCompact } from '../ui/open-record.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { StatusChips } from './status-chips.tsx';
import { isUnpaid } from './statuses.ts';

/**
 * Lists the subscriptions of the surrounding list. A customer's own page hides the customer column.
 */
export function SubscriptionRows({ withCustomer = true }: { withCustomer?: boolean }) {
  if (useCompact()) {
    return (
      <CompactList<AdminSubscription>
        renderName={name}
        renderDetails={(subscription) => (
          <>
            <StatusChips {...subscription} />
            {withCustomer && (
              <Person {...subscription} name={subscription.customerName} linked={false} />
            )}
            {subscription.endedAt === null && subscription.currentPeriodEnd !== null && (
              <span>
                period ends <DateTime at={subscription.currentPeriodEnd} />
              </span>
            )}
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminSubscription>>
      <DataTable.Col label="Item" disableSort render={name} />
      {withCustomer && <DataTable.Col label="Customer" disableSort render={customer} />}
      <DataTable.Col
        source="status"
        label="Status"
        render={(subscription: AdminSubscription) => <StatusChips {...subscription} />}
      />
      <DataTable.Col source="currentPeriodEnd" label="Paid until" render={paidUntil} />
      <DataTable.Col label="Renews" disableSort render={renewed} />
      <DataTable.Col
        source="dateCreated"
        label="Started"
        render={({ dateCreated }: AdminSubscription) => <DateTime at={dateCreated} />}
      />
    </RecordTable>
  );
}

function name({ id, title, catalogItemId }: AdminSubscription) {
  return (
    <RecordLink resource="subscriptions" id={id}>
      {title || catalogItemId}
    </RecordLink>
  );
}

function customer({ userId, customerName, email }: AdminSubscription) {
  return <Person userId={userId} name={customerName} email={email} />;
}

function paidUntil({ status, currentPeriodEnd }: AdminSubscription) {
  if (isUnpaid(status)) return 'Not paid';
  return currentPeriodEnd === null ? '–' : <DateTime at={currentPeriodEnd} />;
}

function renewed({ status, cancelled, endedAt }: AdminSubscription): string {
  if (endedAt !== null || isUnpaid(status)) return '–';
  return cancelled ? 'No, canceled' : 'Yes';
}
