import { addToCart as label, addToCartOf } from '@spindle/sdk/domain/catalog/labels';
import { Box, Button, Link } from '@mui/material';
import { replyOf } from '@spindle/sdk/errors';
import type { Once } from '@spindle/sdk/react/intent-key';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { shop } from '../providers/shop.ts';
import type { Item } from './store-queries.ts';

/** Puts one of it into the cart of whoever is signed in, and says how that went. */
export function AddToCart({ item }: { item: Item }) {
  const { mutate, isPending, isSuccess, error } = useIntent({
    mutationFn: (_: void, once) => addToCart(item, once),
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

function addToCart({ catalogId, catalogItemId }: Item, once: Once) {
  const params = { path: { catalogId, catalogItemId }, header: once };
  return replyOf(shop.GET('/api/cart/add/{catalogId}/{catalogItemId}', { params }));
}
