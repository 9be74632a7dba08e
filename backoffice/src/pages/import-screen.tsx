import { Box, Button } from '@mui/material';
import { useAction } from '@spindle/sdk/react/use-intent';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { useRef, useState } from 'react';
import { ResultList } from '../bulk/result-list.tsx';
import { DropArea } from '../editing/drop-area.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { Screen } from '../ui/screen.tsx';
import { EditDialog } from '../sheet/edit-dialog.tsx';
import { items, ItemsNav } from '../sheet/items-nav.tsx';
import { readFile } from '../sheet/read-file.ts';

/** Changes items from a CSV file in the format of the list's export. */
export function ImportScreen() {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const timeZone = useShopTimeZone();
  const read = useAction({
    mutationFn: (file: File) => readFile(file, timeZone),
    onSuccess: ({ encoding }) => setOpen(encoding === 'UTF-8'),
  });
  const { data, error } = read;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) read.mutate(file);
  };
  return (
    <Screen title="Import" crumbs={[items]}>
      <ItemsNav />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        <div>
          Export the item list, edit the file in a spreadsheet, and upload a CSV with up to 10,000
          rows. Columns imported: price, salePrice, saleStarts, saleEnds, enabled,
          listingOrderWeight, externalId and stockDifference (units added or removed). Stock counts
          aren't imported. Times without a zone use shop time ({zoneText(timeZone)}). You can review
          all changes before applying them.
        </div>
        <DropArea closed={read.isPending} onDrop={take}>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV file"
            hidden
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
          <Button
            variant="outlined"
            loading={read.isPending}
            onClick={() => input.current?.click()}
          >
            Choose a CSV file…
          </Button>
          <span>or drop it here</span>
        </DropArea>
        {error && (
          <OutcomeNote
            outcome={{ good: false, title: "Couldn't read the file", text: error.message }}
          />
        )}
        {data && <div>Encoding: {data.encoding}.</div>}
        {data && data.encoding !== 'UTF-8' && data.rows.length > 0 && (
          <div role="group" aria-label="Check the encoding">
            <p>
              {data.samples.length === 0
                ? 'The file has no special characters.'
                : `Check that these characters look right: ${data.samples.join(', ')}`}
            </p>
            <Button variant="contained" onClick={() => setOpen(true)}>
              Continue with {data.encoding}
            </Button>
          </div>
        )}
        {data && data.ignored.length > 0 && <div>Columns ignored: {data.ignored.join(', ')}.</div>}
        {data && (
          <ResultList
            title={`Rows without an item: ${data.lines.length}`}
            names={{}}
            results={data.lines.map(({ line, message }) => ({
              id: `Row ${line}`,
              Status: 'ERROR',
              Reason: message,
            }))}
          />
        )}
      </Box>
      {open && data && data.rows.length > 0 && (
        <EditDialog
          rows={data.rows}
          names={{}}
          once
          onStarted={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </Screen>
  );
}
