import { fullName } from '@spindle/sdk/domain/identity/full-name';
import { DataTable } from 'react-admin';
import type { AdminCustomer } from '../providers/records.ts';
import { RemarkChips } from '../remarks/remark-chips.tsx';
import { useCompact } from '../ui/open-record.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { RoleChips } from './role-chips.tsx';

export function CustomerRows() {
  if (useCompact()) {
    return (
      <CompactList<AdminCustomer>
        renderName={email}
        renderDetails={(customer) => (
          <>
            <span>{fullName(customer)}</span>
            <RoleChips {...customer} />
            <RemarkChips {...customer} />
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminCustomer>>
      <DataTable.Col source="email" label="Email" render={email} />
      <DataTable.Col source="lastName" label="Name" render={fullName} />
      <DataTable.Col
        label="Role"
        render={(customer: AdminCustomer) => <RoleChips {...customer} />}
      />
      <DataTable.Col
        source="tags"
        label="Tags"
        disableSort
        render={(customer: AdminCustomer) => <RemarkChips {...customer} />}
      />
      <DataTable.Col label="Customer ID" render={customerId} />
      <DataTable.Col
        source="dateCreated"
        label="Since"
        render={(customer: AdminCustomer) => <DateTime at={customer.dateCreated} />}
      />
    </RecordTable>
  );
}

function email(customer: AdminCustomer) {
  return (
    <RecordLink resource="customers" id={customer.id}>
      {customer.email}
    </RecordLink>
  );
}

function customerId(customer: AdminCustomer) {
  return customer.customerId === null ? '–' : <CopyableId id={customer.customerId} />;
}
