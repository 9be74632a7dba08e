import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { AddToCart } from '../catalog/add-to-cart.tsx';
import { itemsByIdQuery } from './items-by-id.ts';
import type { ContentElement } from './content-records.ts';

/**
 * Adds the catalog item with the element's id to the cart. Renders nothing if there is no such
 * item.
 */
export function AddElementToCart({ element }: { element: ContentElement }) {
  const { data: items } = useQuery(itemsByIdQuery);
  const item = items?.get(element.elementId);
  if (!item) return null;
  return (
    <Box
      sx={{
        mt: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        fontSize: '0.875rem',
      }}
    >
      <AddToCart item={item} />
    </Box>
  );
}
