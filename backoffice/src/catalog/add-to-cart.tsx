import { addToCart as label, addToCartOf } from '@spindle/sdk/domain/catalog/labels';
import { Box, Button, Link } from '@mui/material';
import { replyOf } from '@spindle/sdk/errors';
import { useMutation } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import type { Item } from './store-queries.ts';

/** Puts one of it into the cart of whoever is signed in, and says how that went. */
export function AddToCart({ item }: { item: Item }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => addToCart(item),
  });
  const { enabled, locked, expired, inventory } = item;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        loading={isPending}
        disabled={!enabled || locked || expired || inventory < 1}
        aria-label={addToCartOf(item.title)}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      <span role="status">
        {isSuccess && (
          <>
            Added. <Link href="/ui/cart">Cart</Link>
          </>
        )}
      </span>
      {error && (
        <Box component="span" role="alert" sx={{ color: 'error.main' }}>
          {error.message}
        </Box>
      )}
    </>
  );
}

function addToCart({ catalogId, catalogItemId }: Item) {
  const params = { path: { catalogId, catalogItemId } };
  return replyOf(shop.GET('/api/cart/add/{catalogId}/{catalogItemId}', { params }));
}
