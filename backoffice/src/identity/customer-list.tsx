import { DataTable } from 'react-admin';
import { CustomerBulk } from '../bulk/customer-bulk.tsx';
import { panel } from '../app/panel.ts';
import type { AdminCustomer } from '../providers/records.ts';
import { RemarkChips } from '../remarks/remark-chips.tsx';
import { TagField } from '../remarks/tag-field.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Moment } from '../ui/moment.tsx';
import { Notice } from '../ui/notice.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { RoleChips } from './role-chips.tsx';

const yesOrNo = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
] as const;

export function CustomerList() {
  return (
    <ListScreen
      title="Customers"
      crumbs={[panel]}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      filters={[
        <SearchField key="q" label="Email or name" />,
        <ChoiceField key="extended" source="extended" label="Administrator" choices={yesOrNo} />,
        <ChoiceField key="warehouse" source="warehouse" label="Warehouse" choices={yesOrNo} />,
        <TagField key="tag" resource="customers" />,
      ]}
      empty={<Notice title="No customers yet">Everybody with an account is listed here.</Notice>}
      bulk={<CustomerBulk />}
    >
      <CustomerRows />
    </ListScreen>
  );
}

function CustomerRows() {
  if (useNarrow()) {
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
        render={(customer: AdminCustomer) => <Moment at={customer.dateCreated} />}
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

function fullName({ firstName, lastName }: AdminCustomer) {
  return `${firstName} ${lastName}`;
}

function customerId(customer: AdminCustomer) {
  return customer.customerId === null ? '–' : <CopyableId id={customer.customerId} />;
}
