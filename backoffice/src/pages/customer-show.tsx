import { Box, Link, Typography } from '@mui/material';
import { AuditLink } from '../audit/audit-link.tsx';
import { AccessPanel } from '../entitlements/access-panel.tsx';
import { CommunityAccount } from '../community/community-account.tsx';
import { OrderRows } from '../orders/order-rows.tsx';
import { Remarks } from '../remarks/remarks.tsx';
import { OrderBulk, orderActions } from '../bulk/order-bulk.tsx';
import type { AdminCustomer } from '../providers/records.ts';
import { SubscriptionRows } from '../subscriptions/subscription-rows.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts } from '../ui/facts.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RelatedList } from '../ui/related-list.tsx';
import { ListBeside } from '../ui/list-beside.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { AccountRights } from '../identity/account-rights.tsx';
import { RoleChips } from '../identity/role-chips.tsx';
import { listOfCustomers } from '../identity/list-of-customers.ts';
import { CustomerRows } from '../identity/customer-rows.tsx';
import { Allowed, Readable } from '../editing/allowed.tsx';

export function CustomerShow() {
  return (
    <ListBeside label="Customers" of={listOfCustomers} rows={<CustomerRows />}>
      <ShowScreen<AdminCustomer>
        kind="Customer"
        crumbs={[{ label: 'Customers', to: '/ui/admin/customers' }]}
        title={({ firstName, lastName }) => ({ asIs: `${firstName} ${lastName}` })}
        renderAside={(customer) => (
          <>
            <RoleChips {...customer} />
            <AuditLink subject={`customer ${customer.id}`} />
          </>
        )}
      >
        {(customer) => (
          <>
            <Facts facts={factsOf(customer)} />
            <Box sx={{ mt: 4 }}>
              <Remarks key={`remarks ${customer.id}`} resource="customers" id={customer.id} />
            </Box>
            <Allowed to="staff">
              <AccountRights key={customer.id} customer={customer} />
            </Allowed>
            <AccessPanel key={`access ${customer.id}`} customer={customer} />
            <Readable resource="subscriptions">
              <Box sx={{ mt: 4 }}>
                <Typography variant="h2" sx={{ mb: 1 }}>
                  Subscriptions
                </Typography>
                <RelatedList
                  resource="subscriptions"
                  target="userId"
                  id={customer.id}
                  sort={{ field: 'dateCreated', order: 'DESC' }}
                  empty="No subscriptions yet."
                >
                  <SubscriptionRows withCustomer={false} />
                </RelatedList>
              </Box>
            </Readable>
            <CommunityAccount customer={customer} />
            <Readable resource="orders">
              <Box sx={{ mt: 4 }}>
                <Typography variant="h2" sx={{ mb: 1 }}>
                  Orders
                </Typography>
                <RelatedList
                  resource="orders"
                  target="userId"
                  id={customer.id}
                  sort={{ field: 'dateCreated', order: 'DESC' }}
                  empty="No orders yet."
                  bulk={<OrderBulk actions={orderActions} />}
                >
                  <OrderRows label="Orders" />
                </RelatedList>
              </Box>
            </Readable>
          </>
        )}
      </ShowScreen>
    </ListBeside>
  );
}

function factsOf(customer: AdminCustomer) {
  const { customerId } = customer;
  return [
    { label: 'Email', value: <Link href={`mailto:${customer.email}`}>{customer.email}</Link> },
    { label: 'User ID', value: <CopyableId id={customer.id} /> },
    { label: 'Customer ID', value: customerId && <CopyableId id={customerId} /> },
    {
      label: 'Password',
      value: customer.passwordSet ? 'Set' : 'Not set. The customer can set one by email.',
    },
    { label: 'Authenticator', value: customer.mfaEnrolled ? 'Set up' : 'Not set up' },
    { label: 'Customer since', value: <DateTime at={customer.dateCreated} exact /> },
  ];
}
