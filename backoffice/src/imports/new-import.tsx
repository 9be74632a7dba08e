import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { DropArea } from '../editing/drop-area.tsx';
import { useCreate } from '../providers/write-hooks.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import type { ImportSummary } from './import-query.ts';
import { kindLabels } from './import-text.ts';

const kinds = ['items', 'customers', 'redirects'] as const satisfies ImportSummary['kind'][];

const hints = {
  items:
    "A CSV file: an export of this shop's item list, Shopify's or WooCommerce's product export, or any table whose columns you map.",
  customers: 'A CSV file with an email address in each row. Accounts arrive without a password.',
  redirects: "A CSV file with the columns “from” and “to”, or Shopify's redirect export.",
} as const;

/** Uploads a file. Nothing changes before it is reviewed and applied. */
export function NewImport({ onUploaded }: { onUploaded: (id: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ImportSummary['kind']>('items');
  const [create, { error, isPending }] = useCreate('imports', {
    onSuccess: ({ id }) => onUploaded(id),
  });
  const upload = (files: FileList | null) => {
    const file = files?.[0];
    if (file) create({ data: { file, kind } });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720, mb: 4 }}>
      <TextField
        select
        label="Kind"
        value={kind}
        sx={{ maxWidth: 240 }}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'items')}
      >
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {kindLabels[one]}
          </MenuItem>
        ))}
      </TextField>
      <div>{hints[kind]} Up to 20 MB and 50,000 rows. You review all changes first.</div>
      <DropArea closed={isPending} onDrop={upload}>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          aria-label="File to import"
          hidden
          onChange={({ target }) => {
            upload(target.files);
            target.value = '';
          }}
        />
        <Button variant="contained" loading={isPending} onClick={() => input.current?.click()}>
          Choose a file…
        </Button>
        <span>or drop it here</span>
      </DropArea>
      {error && (
        <OutcomeNote
          outcome={{ good: false, title: "Couldn't upload the file", text: error.message }}
        />
      )}
    </Box>
  );
}
