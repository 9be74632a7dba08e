import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ListedRow, ListedRows } from '../editing/listed-row.tsx';
import { RowTools } from '../editing/row-tools.tsx';
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
          name={<CatalogLink catalog={catalog} />}
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

function CatalogLink({ catalog }: { catalog: Catalog }) {
  const { external, link, catalogId, title } = catalog;
  if (!external) {
    return (
      <Link component={RouterLink} to={`/ui/admin/storeBuilder/${catalogId}`}>
        {title}
      </Link>
    );
  }
  // Marked as external before anybody gave it an address.
  if (!link) return title;
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {title}
      <OpenInNewIcon
        titleAccess="(opens a new window)"
        sx={{ ml: '4px', fontSize: 14, verticalAlign: '-2px' }}
      />
    </Link>
  );
}
