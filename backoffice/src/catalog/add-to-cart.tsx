import { addToCart as label, addToCartOf } from '@spindle/sdk/domain/catalog/labels';
import { Box, Button, Link } from '@mui/material';
import { useAct } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import type { Item } from './store-queries.ts';

/** Adds one unit to the signed-in user's cart and reports the result. */
export function AddToCart({ item }: { item: Item }) {
  const [add, { isPending, isSuccess, error }] = useAct('items', 'addToCart');
  const { enabled, locked, expired, inventory } = item;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        loading={isPending}
        disabled={!enabled || locked || expired || inventory < 1}
        aria-label={addToCartOf(item.title)}
        onClick={() => add({ id: idOf(item.catalogId, item.catalogItemId) })}
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
