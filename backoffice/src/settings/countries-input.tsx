import { Autocomplete, TextField } from '@mui/material';
import { countries, withoutSanctioned } from '@spindle/sdk/domain/shipping/countries';
import { countryName } from '@spindle/sdk/domain/shipping/country-name';
import { useController } from 'react-hook-form';
import { textOf } from '../ui/form-values.ts';

/** All countries by name, for lists. */
export const countryChoices = countries
  .map((id) => ({ id, name: countryName(id) }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

const served = withoutSanctioned(countryChoices.map(({ id }) => id));

interface Props {
  source: string;
  label: string;
  disabled: boolean;
  helperText: string | false;
}

/** Selects any number of countries. The form holds their codes, separated by commas. */
export function CountriesInput({ source, label, disabled, helperText }: Props) {
  const { field } = useController({ name: source });
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      disabled={disabled}
      options={served}
      getOptionLabel={countryName}
      value={textOf(field.value).split(', ').filter(Boolean)}
      onChange={(_, codes) => field.onChange(codes.join(', '))}
      onBlur={field.onBlur}
      renderInput={(input) => (
        <TextField {...input} label={label} helperText={helperText} inputRef={field.ref} />
      )}
    />
  );
}
