import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ListedRow, ListedRows } from '../editing/listed-row.tsx';
import { RowTools } from '../editing/row-tools.tsx';
import { ContentIconLink } from '../releases/content-link.tsx';
import { formatCount } from '../ui/format-count.ts';
import { formatDollars } from '../ui/format-money.ts';
import { AddToCart } from './add-to-cart.tsx';
import { StoreLabels } from './store-labels.tsx';
import type { Item } from './store-queries.ts';

interface Props {
  items: readonly Item[];
  /** Null for whoever only reads. */
  tools: {
    /** The item whose editor was closed last. */
    cameFrom: string | null;
    onEdit: (item: Item) => void;
    onDelete: (item: Item) => void;
  } | null;
}

/** The items of a catalogue, each leading to what is said about it. */
export function StoreItems({ items, tools }: Props) {
  return (
    <ListedRows label="Items">
      {items.map((item) => (
        <ListedRow
          key={item.catalogItemId}
          image={item.image}
          name={<ItemLink item={item} />}
          labels={<StoreLabels {...item} />}
          description={item.description}
          tools={
            tools && (
              <RowTools
                title={item.title}
                focused={item.catalogItemId === tools.cameFrom}
                onEdit={() => tools.onEdit(item)}
                onDelete={() => tools.onDelete(item)}
              >
                {item.subscription && <ContentIconLink item={item} />}
              </RowTools>
            )
          }
        >
          <Box
            sx={{
              mt: '4px',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '4px 16px',
              fontSize: '0.875rem',
              lineHeight: '24px',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <span>{formatDollars(item.price)}</span>
            {!item.digital && !item.subscription && <span>{formatCount(item.inventory)} left</span>}
            <ReadMore item={item} />
            {!item.digital && !item.subscription && <AddToCart item={item} />}
          </Box>
        </ListedRow>
      ))}
    </ListedRows>
  );
}

function ItemLink({ item }: { item: Item }) {
  return (
    <Link component={RouterLink} to={addressOf(item)} id={titleIdOf(item)}>
      {item.title}
    </Link>
  );
}

function ReadMore({ item }: { item: Item }) {
  return (
    <Link
      component={RouterLink}
      to={addressOf(item)}
      // Read one after the other, these links need to tell what each is about.
      aria-describedby={titleIdOf(item)}
    >
      Click to read more...
    </Link>
  );
}

function addressOf({ catalogId, catalogItemId }: Item): string {
  return `/ui/admin/storeBuilder/${catalogId}/${catalogItemId}`;
}

function titleIdOf({ catalogItemId }: Item): string {
  return `title-${catalogItemId}`;
}
