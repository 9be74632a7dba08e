import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Person } from '../identity/person.tsx';
import type { AdminSubscription } from '../providers/records.ts';
import { ContentLink } from '../catalog/content-link.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts } from '../ui/facts.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { ListBeside } from '../ui/list-beside.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { ProviderInvoice } from '../subscriptions/provider-invoice.tsx';
import { StatusChips } from '../subscriptions/status-chips.tsx';
import { isUnpaid, statusOf } from '../subscriptions/statuses.ts';
import { listOfSubscriptions } from '../subscriptions/list-of-subscriptions.ts';
import { SubscriptionRows } from '../subscriptions/subscription-rows.tsx';

export function SubscriptionShow() {
  return (
    <ListBeside label="Subscriptions" of={listOfSubscriptions} rows={<SubscriptionRows />}>
      <ShowScreen<AdminSubscription>
        kind="Subscription"
        crumbs={[{ label: 'Subscriptions', to: '/ui/admin/subscriptions' }]}
        title={({ title, catalogItemId }) => ({ asIs: title || catalogItemId })}
        renderAside={(subscription) => (
          <>
            <StatusChips {...subscription} />
            <ContentLink name={subscription} />
          </>
        )}
      >
        {(subscription) => <Facts facts={factsOf(subscription)} />}
      </ShowScreen>
    </ListBeside>
  );
}

function factsOf(subscription: AdminSubscription) {
  const { catalogId, catalogItemId, title, userId, customerName: name, email } = subscription;
  const { currentPeriodEnd, endedAt, dateCreated } = subscription;
  return [
    {
      label: 'Customer',
      value: <Person {...{ userId, name, email }} />,
    },
    {
      label: 'Item',
      value: (
        <RecordLink resource="items" id={`${catalogId}_${catalogItemId}`}>
          {title || catalogItemId}
        </RecordLink>
      ),
    },
    {
      label: 'Catalog',
      value: (
        <Link component={RouterLink} to={`/ui/admin/storeBuilder/${catalogId}`}>
          {catalogId}
        </Link>
      ),
    },
    { label: 'Provider ID', value: <CopyableId id={subscription.providerId} /> },
    { label: 'Customer ID', value: <CopyableId id={subscription.customerId} /> },
    { label: 'Provider status', value: statusOf(subscription.status).label },
    { label: 'Started', value: <DateTime at={dateCreated} exact /> },
    {
      label: isUnpaid(subscription.status) ? 'Unpaid period ends' : 'Paid until',
      value: currentPeriodEnd && <DateTime at={currentPeriodEnd} exact />,
    },
    { label: 'Latest invoice', value: <ProviderInvoice id={subscription.id} /> },
    { label: 'Renewal', value: renewalOf(subscription) },
    ...(endedAt === null ? [] : [{ label: 'Ended', value: <DateTime at={endedAt} exact /> }]),
  ];
}

function renewalOf({ status, cancelled, endedAt }: AdminSubscription): string {
  if (endedAt !== null) return 'Ended';
  if (isUnpaid(status)) return 'Access is paused until the payment provider collects the payment.';
  if (cancelled) return 'Canceled. Access ends with the paid period.';
  return 'Renews at the end of the paid period.';
}
