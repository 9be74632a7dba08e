import { Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Conflict } from '../editing/conflict.tsx';
import { useRecordEditor, type SaveEdited } from '../editing/use-record-editor.ts';
import { useNow } from '../ui/clock.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useShopTime } from '../ui/shop-time.ts';
import { SaleFields } from './sale-fields.tsx';
import {
  requestedSale,
  readSale,
  saleErrors,
  saleValues,
  type Clock,
  type SaleValues,
} from './sale-form.ts';
import { saleText } from './sale-text.ts';
import type { ItemRecord } from './store-queries.ts';
import { useSaveSale } from './use-sale-calls.ts';

interface Props {
  item: ItemRecord;
  onDismiss: () => void;
  onSaved: (item: ItemRecord) => void;
}

/** Creates or replaces an item's sale. */
export function SaleDialog({ item, onDismiss, onSaved }: Props) {
  const { timeZone } = useShopTime();
  const clock: Clock = { now: new Date(useNow()), timeZone };
  const [opened] = useState(clock.now);
  const saveSale = useSaveSale();
  const editor = useRecordEditor({
    record: item,
    valuesOf: (record) => saleValues(record ?? item, { now: opened, timeZone }),
    resource: 'items',
    recordIn: ({ CatalogItem }) => CatalogItem,
    onSaved,
  });
  const { saving, outcome } = editor;
  const base = editor.base ?? item;
  const save: SaveEdited<ItemRecord, SaleValues> = (against, values) =>
    saveSale(against ?? item, values, clock);
  return (
    <FormDialog
      key={editor.round}
      resource="items"
      title={`Sale: ${item.title}`}
      mode="onTouched"
      start={editor.start}
      changed={editor.changed}
      validate={(values) => saleErrors(readSale(values), base, clock)}
      action="Save sale"
      sending={saving}
      rejection={
        outcome?.kind === 'conflict' ? (
          <Conflict
            read={readSale}
            differencesFrom={(mine) => editor.differencesFrom(mine, outcome.theirs)}
            onTakeTheirs={() => editor.takeTheirs(outcome.theirs)}
            onKeepMine={(mine) => void editor.keepMine(save, mine, outcome.theirs)}
          />
        ) : (
          outcome?.kind === 'refused' && outcome.reason
        )
      }
      onSend={(values) => editor.submit(save, readSale(values))}
      onDismiss={onDismiss}
    >
      <SaleFields item={base} />
      <Preview item={base} clock={clock} />
    </FormDialog>
  );
}

/** Previews what customers will see. The space is reserved while the input is invalid. */
function Preview({ item, clock }: { item: ItemRecord; clock: Clock }) {
  const time = useShopTime();
  const values = readSale(useWatch());
  const matches = Object.keys(saleErrors(values, item, clock)).length === 0;
  return (
    <Typography
      role="status"
      color={matches ? undefined : 'text.secondary'}
      sx={{ minHeight: '3em' }}
    >
      {matches
        ? `Customers see ${saleText(soldOf(values, item, clock), time)}`
        : 'Enter a price and an end time to preview what customers will see.'}
    </Typography>
  );
}

function soldOf(values: ReturnType<typeof readSale>, item: ItemRecord, clock: Clock) {
  const { saleStarts, saleEnds } = requestedSale(values, item, clock);
  return {
    price: item.price,
    salePrice: Number(values.salePrice),
    saleStarts: values.saleStarts === '' ? null : saleStarts.toISOString(),
    saleEnds: saleEnds.toISOString(),
  };
}
