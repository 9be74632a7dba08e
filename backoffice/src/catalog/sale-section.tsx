import { noSaleOfSubscriptions, saleSaved } from '@spindle/sdk/domain/catalog/validate-sale';
import { saleState } from '@spindle/sdk/domain/catalog/sale';
import { Box, Button, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Chip } from '../ui/chip.tsx';
import { useNow } from '../ui/clock.ts';
import { formatDollars } from '../ui/format.ts';
import { EndSale } from './end-sale.tsx';
import { ItemSection } from './item-section.tsx';
import { SaleDialog } from './sale-dialog.tsx';
import { useShopTime } from '../ui/shop-time.ts';
import { saleStates, saleText } from './sale-text.ts';
import type { ItemRecord } from './store-queries.ts';
import { useSaleUndo } from './use-sale-undo.ts';

interface Props {
  item: ItemRecord;
  /** Receives the updated item. */
  onChanged: (item: ItemRecord) => void;
}

/** Creates, changes and ends an item's sale, separately from the item's form. */
export function SaleSection({ item, onChanged }: Props) {
  const [open, setOpen] = useState(false);
  const offerUndo = useSaleUndo(onChanged);
  const state = saleState(item, new Date(useNow()));
  const status = state === 'on' || state === 'coming';
  return (
    <ItemSection id="sale">
      {item.subscription ? (
        <SecondaryText>{noSaleOfSubscriptions}</SecondaryText>
      ) : (
        <>
          <Status item={item} state={state} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
              {status ? 'Edit sale…' : 'Create sale…'}
            </Button>
            {status && <EndSale item={item} on={state === 'on'} onEnded={onChanged} />}
          </Box>
        </>
      )}
      {open && (
        <SaleDialog
          item={item}
          onDismiss={() => setOpen(false)}
          onSaved={(saved) => {
            setOpen(false);
            offerUndo(saleSaved, item, saved);
            onChanged(saved);
          }}
        />
      )}
    </ItemSection>
  );
}

interface StatusProps {
  item: ItemRecord;
  state: ReturnType<typeof saleState>;
}

function Status({ item, state }: StatusProps) {
  const time = useShopTime();
  const { price, salePrice, saleStarts, saleEnds } = item;
  if (state === 'none' || salePrice === null || saleEnds === null) {
    return <SecondaryText>Not on sale. Customers pay {formatDollars(price)}.</SecondaryText>;
  }
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <Chip {...saleStates[state]} /> {saleText({ price, salePrice, saleStarts, saleEnds }, time)}
    </Typography>
  );
}

function SecondaryText({ children }: { children: ReactNode }) {
  return <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>{children}</Typography>;
}
