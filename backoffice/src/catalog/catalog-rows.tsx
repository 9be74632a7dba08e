import { EditableRows, type EditTools } from '../editing/editable-rows.tsx';
import { TitleLink } from '../editing/title-link.tsx';
import { StoreLabels } from './store-labels.tsx';
import type { Catalog } from './store-queries.ts';

interface Props {
  catalogs: readonly Catalog[];
  tools: EditTools<Catalog>;
}

export function CatalogRows({ catalogs, tools }: Props) {
  return (
    <EditableRows
      label="Catalogs"
      records={catalogs}
      idOf={({ catalogId }) => catalogId}
      renderName={(catalog) => (
        <TitleLink record={catalog} to={`/ui/admin/storeBuilder/${catalog.catalogId}`} />
      )}
      renderLabels={(catalog) => <StoreLabels {...catalog} />}
      tools={tools}
    />
  );
}
