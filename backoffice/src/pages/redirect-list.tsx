import { NewRedirect } from '../redirects/new-redirect.tsx';
import { RedirectRows } from '../redirects/redirect-rows.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';

const origins = [
  { id: 'STAFF', name: 'Staff' },
  { id: 'AUTOMATIC', name: 'Deletions' },
] as const;

/** Lists the redirects from addresses that no longer exist. */
export function RedirectList() {
  return (
    <ListScreen
      title="Redirects"
      sort={{ field: 'dateCreated', order: 'DESC' }}
      filters={[
        <SearchField key="q" label="Part of an address" />,
        <ChoiceField key="origin" source="origin" label="Created by" choices={origins} />,
      ]}
      empty={
        <Notice title="No redirects yet" action={<NewRedirect />}>
          A redirect sends visitors of an old address to a page of this shop, such as an address
          from a previous shop. The shop creates one when you delete an item, catalog or page.
        </Notice>
      }
    >
      <NewRedirect />
      <RedirectRows />
    </ListScreen>
  );
}
