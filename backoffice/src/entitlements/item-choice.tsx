import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { itemRecordsQuery } from '../catalog/store-queries.ts';
import { requiredText } from '../editing/common-fields.tsx';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import { textOf } from '../ui/form-values.ts';
import { NativeSelectInput } from '../ui/native-select-input.tsx';

const catalogRequired = requiredText('Select a catalog.');
const nothingToGrant = 'No digital or subscription items in this catalog. Select another catalog.';

/**
 * Selects a catalog, then one of its digital or subscription items. Staff can't grant items that
 * ship.
 */
export function ItemChoice() {
  const { resetField, setFocus } = useFormContext();
  const catalogId = textOf(useWatch({ name: 'catalogId' }));
  const catalogs = useQuery(catalogsQuery(true));
  const items = useQuery({ ...itemRecordsQuery(catalogId), enabled: catalogId !== '' });
  const input = items.data?.filter(({ digital, subscription }) => digital || subscription);
  const nothing = input?.length === 0;
  const failed = [catalogs, items].find(({ error }) => error !== null);
  const failing = failed !== undefined;
  useEffect(() => {
    // Focuses the first field on opening, and again when a retry succeeds.
    if (!failing) setFocus('catalogId');
  }, [failing, setFocus]);
  if (failed) {
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={<Button onClick={() => void failed.refetch()}>Try again</Button>}
      >
        Couldn't load the items. {failed.error?.message}
      </Alert>
    );
  }
  return (
    <>
      <NativeSelectInput
        source="catalogId"
        isRequired
        validate={catalogRequired}
        choices={named(
          catalogs.data?.filter(({ external }) => !external),
          'catalogId',
        )}
        emptyText={catalogs.data ? 'Select a catalog' : 'Loading…'}
        helperText={false}
        onChange={() => resetField('catalogItemId')}
      />
      <NativeSelectInput
        source="catalogItemId"
        isRequired
        validate={
          catalogId === '' ? [] : requiredText(nothing ? nothingToGrant : 'Select an item.')
        }
        choices={named(input, 'catalogItemId')}
        emptyText={catalogId !== '' && !input ? 'Loading…' : 'Select an item'}
        disabled={!input || nothing}
        helperText={nothing && nothingToGrant}
      />
    </>
  );
}

const named = <Id extends string>(
  records: readonly (Record<Id, string> & { title: string })[] = [],
  id: Id,
) => records.map((record) => ({ id: record[id], name: record.title }));
