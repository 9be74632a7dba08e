import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { textOf } from '../ui/form-values.ts';
import { taxCode as rule } from './field-rules.ts';
import { taxCodesQuery } from './store-queries.ts';

/** Selects one of the payment provider's tax codes by name or id. */
export function TaxCodeField() {
  const { data: codes = [], isPending, error, refetch } = useQuery(taxCodesQuery);
  const selected = textOf(useWatch({ name: 'taxCode' }));
  const known = selected === '' || codes.some(({ id }) => id === selected);
  return (
    <AutocompleteInput
      // Remounts the input once the name is known, because the input would keep showing the code's
      // id.
      key={String(known)}
      source="taxCode"
      choices={known ? codes : [...codes, { id: selected, name: selected }]}
      isPending={isPending && selected === ''}
      optionText={nameWithId}
      translateChoice={false}
      validate={rule}
      helperText={error ? <NotLoaded retry={refetch} /> : undefined}
      TextFieldProps={{ required: true, ...(error && { error: true }) }}
      loadingText="Loading…"
      noOptionsText="No tax codes found"
      autoHighlight
      openOnFocus={false}
      filterSelectedOptions={false}
      // Keeps the options inside a landmark, where users who navigate by landmarks can find them.
      disablePortal
    />
  );
}

function NotLoaded({ retry }: { retry: () => unknown }) {
  return (
    <>
      Couldn't load the tax codes.{' '}
      <Button size="small" onClick={() => void retry()}>
        Try again
      </Button>
    </>
  );
}

function nameWithId({ id, name }: { id: string; name: string }): string {
  return id === name ? id : `${name} (${id})`;
}
