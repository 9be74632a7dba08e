import { Autocomplete, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { taxCode as rule } from './field-rules.ts';
import { taxCodesQuery } from './store-queries.ts';

/** One of the payment provider's tax codes, found by its name or its id. */
export function TaxCodeField() {
  const { id, field, fieldState } = useInput<string>({ source: 'taxCode', validate: rule });
  const { data: codes = [], isPending, error, refetch } = useQuery(taxCodesQuery);
  const chosen: string = field.value;
  const known = codes.find((code) => code.id === chosen);
  const value = chosen === '' ? null : (known ?? { id: chosen, name: chosen });
  const wrong = fieldState.error?.message;

  return (
    <Autocomplete
      id={id}
      options={codes}
      loading={isPending}
      value={value}
      getOptionKey={(code) => code.id}
      getOptionLabel={nameWithId}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, code) => field.onChange(code?.id ?? '')}
      onBlur={() => field.onBlur()}
      autoHighlight
      // Within a landmark, where people who jump between them find it.
      disablePortal
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle source="taxCode" />}
          required
          error={wrong !== undefined || error !== null}
          helperText={
            <InputHelperText
              {...(wrong !== undefined && { error: wrong })}
              helperText={error && <NotLoaded retry={refetch} />}
            />
          }
        />
      )}
    />
  );
}

function NotLoaded({ retry }: { retry: () => unknown }) {
  return (
    <>
      The tax codes could not be loaded.{' '}
      <Button size="small" onClick={() => void retry()}>
        Try again
      </Button>
    </>
  );
}

function nameWithId({ id, name }: { id: string; name: string }): string {
  return id === name ? id : `${name} (${id})`;
}
