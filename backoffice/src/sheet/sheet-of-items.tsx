import { Box, Button } from '@mui/material';
import { cellsOf } from '@spindle/sdk/domain/bulk/sheet';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { countOf } from '../bulk/bulk-text.ts';
import type { AdminItem } from '../providers/records.ts';
import { Notice } from '../ui/notice.tsx';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { useUnsaved } from '../ui/unsaved.tsx';
import { columns } from './columns.ts';
import { EditDialog } from './edit-dialog.tsx';
import { forSale } from './for-sale.ts';
import { SaleDialog } from './sale-dialog.tsx';
import { readItems } from './sheet-items.ts';
import { SheetTable } from './sheet-table.tsx';
import { readTyped, selectedItems, withText } from './typed.ts';
import { useSheet } from './use-sheet.ts';

const unsent = {
  title: 'Leave the sheet?',
  text: "Your edits haven't been applied and will be lost.",
  confirm: 'Leave without applying',
};

interface Props {
  items: AdminItem[];
  /** The number of items that match the filter. */
  total: number;
  readAt: number;
  onItems: (items: AdminItem[]) => void;
  onDone: () => void;
}

/** Shows the sheet with its toolbar, and holds the typed text. */
export function SheetOfItems({ items, total, onItems, onDone }: Props) {
  const timeZone = useShopTimeZone();
  const page = { items, timeZone };
  const sheet = useSheet(page);
  const notify = useNotify();
  const [open, setOpen] = useState<'preview' | 'sale' | null>(null);
  const rows = readTyped(page, sheet.typed);
  const sale = forSale(selectedItems(items, sheet.block));
  useUnsaved(rows.length > 0, unsent);
  const names = Object.fromEntries(
    items.map((item) => [`${item.catalogId}/${item.catalogItemId}`, item.title]),
  );

  if (items.length === 0) {
    return <Notice title="No items">No items match the list filter. Change the filter.</Notice>;
  }

  /**
   * Reloads the item, names the fields that both people changed, and keeps or discards the typed
   * text.
   */
  async function resolveConflict(key: string, keep: boolean) {
    const id = key.replace('/', '_');
    const [now] = await readItems([id]);
    const old = items.find((item) => item.id === id);
    if (!now || !old) return;
    const [was, is] = [cellsOf(old, timeZone), cellsOf(now, timeZone)];
    const both = columns.filter(
      ({ name }) => was[name] !== is[name] && sheet.typed[id]?.[name] !== undefined,
    );
    onItems(items.map((item) => (item.id === id ? now : item)));
    if (!keep) sheet.forget([id]);
    const sentences = both.map(({ name, label }) => `${label} is now ${is[name] || 'empty'}`);
    if (keep && sentences.length > 0)
      notify(`${now.title}: ${sentences.join(', ')}. Your value replaces it.`);
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Button variant="contained" disabled={rows.length === 0} onClick={() => setOpen('preview')}>
          {rows.length === 0 ? 'Preview' : `Preview ${countOf('items', rows.length)}`}
        </Button>
        <Button
          variant="outlined"
          disabled={sale.items.length === 0}
          onClick={() => setOpen('sale')}
        >
          Put {countOf('items', sale.items.length)} on sale…
        </Button>
        <Button disabled={!sheet.canUndo} onClick={sheet.undo}>
          Undo
        </Button>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {total > items.length
            ? `First ${items.length} of ${total} items. Filter the list to see the rest`
            : countOf('items', items.length)}
          . Sales use shop time ({zoneText(timeZone)}). Type or paste values. Ctrl+D fills down.
        </Box>
      </Box>
      <SheetTable items={items} sheet={sheet} />
      {open === 'sale' && (
        <SaleDialog
          count={sale.items.length}
          leftOut={sale.leftOut}
          onDismiss={() => setOpen(null)}
          onSale={(priceOf, starts, ends) => {
            let all = sheet.typed;
            for (const item of sale.items) {
              const row = items.indexOf(item);
              const texts = [priceOf(item.price), starts, ends];
              for (const [at, text] of texts.entries()) {
                all = withText(page, all, { row, column: at + 1 }, text);
              }
            }
            sheet.change(all);
            setOpen(null);
          }}
        />
      )}
      {open === 'preview' && (
        <EditDialog
          rows={rows}
          names={names}
          onResolve={(id, keep) => void resolveConflict(id, keep)}
          onStarted={(ids) => sheet.forget(ids.map((id) => id.replace('/', '_')))}
          onClose={() => {
            setOpen(null);
            if (rows.length === 0) onDone();
          }}
        />
      )}
    </>
  );
}
