import { Alert, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { itemRecordsQuery } from '../catalog/store-queries.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import type { GrantErrors, GrantForm } from './grant-form.ts';

interface Props {
  form: GrantForm;
  errors: GrantErrors;
  onChange: (part: Partial<GrantForm>) => void;
}

/** A catalogue, then what of it can be given: what comes by parcel can't. */
export function ItemChoice({ form, errors, onChange }: Props) {
  const { catalogId, catalogItemId } = form;
  const catalogs = useQuery(catalogsQuery(true));
  const items = useQuery({ ...itemRecordsQuery(catalogId), enabled: catalogId !== '' });
  const given = items.data?.filter(({ digital, subscription }) => digital || subscription);
  const failed = [catalogs, items].find(({ error }) => error !== null);
  if (failed) {
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={<Button onClick={() => void failed.refetch()}>Try again</Button>}
      >
        What can be given could not be loaded. {failed.error?.message}
      </Alert>
    );
  }
  return (
    <>
      <TextField
        select
        label="Catalogue"
        required
        inputRef={focusNode}
        value={catalogId}
        onChange={({ target }) => onChange({ catalogId: target.value, catalogItemId: '' })}
        error={errors.catalogId !== undefined}
        helperText={errors.catalogId}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{catalogs.data ? 'Choose a catalogue' : 'Loading…'}</option>
        {catalogs.data
          ?.filter(({ external }) => !external)
          .map((catalog) => (
            <option key={catalog.catalogId} value={catalog.catalogId}>
              {catalog.title}
            </option>
          ))}
      </TextField>
      <TextField
        select
        label="Item"
        required
        value={catalogItemId}
        disabled={!given || given.length === 0}
        onChange={({ target }) => onChange({ catalogItemId: target.value })}
        error={errors.catalogItemId !== undefined}
        helperText={
          given?.length === 0
            ? 'Nothing in this catalogue is digital or a subscription: choose another.'
            : errors.catalogItemId
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{catalogId !== '' && !given ? 'Loading…' : 'Choose an item'}</option>
        {given?.map((item) => (
          <option key={item.catalogItemId} value={item.catalogItemId}>
            {item.title}
          </option>
        ))}
      </TextField>
    </>
  );
}

/** Where filling in begins. */
function focusNode(node: HTMLSelectElement | null): void {
  node?.focus();
}
