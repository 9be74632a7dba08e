import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Conflict } from '../editing/conflict.tsx';
import type { FormValues } from '../ui/form-values.ts';
import { useFormChanged } from '../ui/use-form-changed.ts';
import { useRecordEditor } from '../editing/use-record-editor.ts';
import { useNow } from '../ui/clock.ts';
import { useShopTime } from '../ui/shop-time.ts';
import { SaleFields } from './sale-fields.tsx';
import {
  askedSale,
  readSale,
  saleErrors,
  saleLabels,
  saleValues,
  type Clock,
} from './sale-form.ts';
import { saleText } from './sale-text.ts';
import type { ItemRecord } from './store-queries.ts';
import { useSaveSale } from './use-sale-calls.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useCloseUnsaved } from '../ui/unsaved.tsx';

interface Props {
  item: ItemRecord;
  onDismiss: () => void;
  onSaved: (item: ItemRecord) => void;
}

/** Sets the sale of an item, or another in its place. */
export function SaleDialog({ item, onDismiss, onSaved }: Props) {
  const id = useId();
  const { timeZone } = useShopTime();
  const clock: Clock = { now: new Date(useNow()), timeZone };
  const [opened] = useState(clock.now);
  const saveSale = useSaveSale();
  const editor = useRecordEditor({
    record: item,
    valuesOf: (record) => saleValues(record ?? item, { now: opened, timeZone }),
    labels: saleLabels,
    save: (against, values) => saveSale(against ?? item, values, clock),
    recordIn: ({ CatalogItem }) => CatalogItem,
    onSaved,
  });
  const { saving, outcome } = editor;
  const [filledIn, setFilledIn] = useState(false);
  const [close, question] = useCloseUnsaved(filledIn || editor.changed, onDismiss);
  const base = editor.base ?? item;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      // What was filled in is not lost by a slip of the pointer.
      onClose={(_, reason) => reason === 'escapeKeyDown' && !saving && close()}
      aria-labelledby={`${id}-title`}
      transitionDuration={0}
    >
      <Form
        key={editor.round}
        mode="onTouched"
        defaultValues={editor.start}
        disableInvalidFormNotification
        noValidate
        validate={(values) => saleErrors(readSale(values), base, clock)}
        onSubmit={(values: FormValues) => editor.submit(readSale(values))}
      >
        <DialogTitle id={`${id}-title`} component="h2" sx={{ overflowWrap: 'anywhere' }}>
          Sale of {item.title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FilledIn onChange={setFilledIn} />
          {outcome?.kind === 'refused' && (
            <Alert severity="error" variant="outlined">
              {outcome.reason}
            </Alert>
          )}
          {outcome?.kind === 'conflict' && (
            <Conflict
              read={readSale}
              differencesFrom={(mine) => editor.differencesFrom(mine, outcome.theirs)}
              onTakeTheirs={() => editor.takeTheirs(outcome.theirs)}
              onKeepMine={(mine) => void editor.keepMine(mine, outcome.theirs)}
            />
          )}
          <SaleFields item={base} />
          <Preview item={base} clock={clock} />
        </DialogContent>
        <DialogActions
          // A field left by pressing a button would tell its error, and push the button away.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Button disabled={saving} onClick={close}>
            Dismiss
          </Button>
          <Button type="submit" variant="contained" loading={saving}>
            Save sale
          </Button>
        </DialogActions>
      </Form>
      {question}
    </Dialog>
  );
}

/** Reports whether the fields differ from what the form began with. */
function FilledIn({ onChange }: { onChange: (filledIn: boolean) => void }) {
  const filledIn = useFormChanged();
  useEffect(() => onChange(filledIn), [onChange, filledIn]);
  return null;
}

/** What customers will read; its place is kept until it can be said. */
function Preview({ item, clock }: { item: ItemRecord; clock: Clock }) {
  const time = useShopTime();
  const values = readSale(useWatch());
  const fits = Object.keys(saleErrors(values, item, clock)).length === 0;
  return (
    <Typography role="status" color={fits ? undefined : 'text.secondary'} sx={{ minHeight: '3em' }}>
      {fits
        ? `Customers see ${saleText(soldOf(values, item, clock), time)}`
        : 'What customers will see stands here once there is a price and an end.'}
    </Typography>
  );
}

function soldOf(values: ReturnType<typeof readSale>, item: ItemRecord, clock: Clock) {
  const { saleStarts, saleEnds } = askedSale(values, item, clock);
  return {
    price: item.price,
    salePrice: Number(values.salePrice),
    saleStarts: values.saleStarts === '' ? null : saleStarts.toISOString(),
    saleEnds: saleEnds.toISOString(),
  };
}
