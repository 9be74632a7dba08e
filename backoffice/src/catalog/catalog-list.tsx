import { DataTable } from 'react-admin';
import { panel } from '../app/panel.ts';
import type { AdminCatalog } from '../providers/records.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Moment } from '../ui/moment.tsx';
import { Notice } from '../ui/notice.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { shownChoices } from './flag-choices.ts';
import { StatusChips } from './status-chips.tsx';
import { Titled } from './titled.tsx';

export function CatalogList() {
  return (
    <ListScreen
      title="Catalogues"
      crumbs={[panel]}
      sort={{ field: 'listingOrderWeight', order: 'ASC' }}
      filters={[
        <SearchField key="q" label="Title or ID" />,
        <ChoiceField key="enabled" source="enabled" label="Shown" choices={shownChoices} />,
      ]}
      empty={
        <Notice title="No catalogues yet">A catalogue groups the items the shop sells.</Notice>
      }
    >
      <CatalogRows />
    </ListScreen>
  );
}

function CatalogRows() {
  if (useNarrow()) {
    return (
      <CompactList<AdminCatalog>
        renderName={title}
        renderDetails={(catalog) => <StatusChips {...catalog} />}
      />
    );
  }
  return (
    <RecordTable<AdminCatalog>>
      <DataTable.Col source="title" label="Title" render={title} />
      <DataTable.Col source="id" label="ID" render={id} />
      <DataTable.Col
        label="Status"
        render={(catalog: AdminCatalog) => <StatusChips {...catalog} />}
      />
      <DataTable.NumberCol source="listingOrderWeight" label="Order" />
      <DataTable.Col
        source="dateModified"
        label="Modified"
        render={(catalog: AdminCatalog) => <Moment at={catalog.dateModified} />}
      />
    </RecordTable>
  );
}

function title(catalog: AdminCatalog) {
  return <Titled resource="catalogs" record={catalog} />;
}

function id(catalog: AdminCatalog) {
  return <CopyableId id={catalog.id} />;
}
