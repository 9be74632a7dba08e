import { ListedRow, ListedRows } from '../editing/listed-row.tsx';
import { RowTools } from '../editing/row-tools.tsx';
import { TitleLink } from '../editing/title-link.tsx';
import { StoreLabels } from './store-labels.tsx';
import type { Catalog } from './store-queries.ts';

interface Props {
  catalogs: readonly Catalog[];
  /** Null for whoever only reads. */
  tools: {
    /** The catalogue whose editor was closed last. */
    cameFrom: string | null;
    onEdit: (catalog: Catalog) => void;
    onDelete: (catalog: Catalog) => void;
  } | null;
}

export function CatalogRows({ catalogs, tools }: Props) {
  return (
    <ListedRows label="Catalogues">
      {catalogs.map((catalog) => (
        <ListedRow
          key={catalog.catalogId}
          image={catalog.image}
          name={<TitleLink record={catalog} to={`/ui/admin/storeBuilder/${catalog.catalogId}`} />}
          labels={<StoreLabels {...catalog} />}
          description={catalog.description}
          tools={
            tools && (
              <RowTools
                title={catalog.title}
                focused={catalog.catalogId === tools.cameFrom}
                onEdit={() => tools.onEdit(catalog)}
                onDelete={() => tools.onDelete(catalog)}
              />
            )
          }
        />
      ))}
    </ListedRows>
  );
}
