import { TagField } from '../remarks/tag-field.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DayField } from '../providers/day-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { InviteStaff } from '../identity/invite-staff.tsx';
import { CustomerRows } from '../identity/customer-rows.tsx';
import { listOfCustomers } from '../identity/list-of-customers.ts';
import type { AdminCustomer } from '../providers/records.ts';
import { BulkToolbar } from '../bulk/bulk-toolbar.tsx';

const yesOrNo = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
] as const;

export function CustomerList() {
  return (
    <ListScreen
      title="Customers"
      {...listOfCustomers}
      filters={[
        <SearchField key="q" label="Email or name" />,
        <ChoiceField key="extended" source="extended" label="Administrator" choices={yesOrNo} />,
        <ChoiceField key="warehouse" source="warehouse" label="Warehouse" choices={yesOrNo} />,
        <TagField key="tag" resource="customers" />,
        <DayField key="from" source="dateCreated_gte" label="Created on or after" at="beginning" />,
        <DayField key="to" source="dateCreated_lte" label="Created on or before" at="end" />,
      ]}
      empty={<Notice title="No customers yet">Everyone with an account appears here.</Notice>}
      bulk={<CustomerBulk />}
    >
      <InviteStaff />
      <CustomerRows />
    </ListScreen>
  );
}

function CustomerBulk() {
  return (
    <BulkToolbar<AdminCustomer>
      records="customers"
      actions={['tag']}
      nameOf={({ email }) => email}
    />
  );
}
