import { MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { useTranslateText, type Translatable } from './use-translate-text.ts';

interface Props {
  source: string;
  label: string;
  /** Values with their labels. */
  choices: readonly { id: string | boolean; name: Translatable }[];
}

/** Filters by one of a few values, or by none. */
export function ChoiceField({ source, label, choices }: Props) {
  const { id: fieldId, field } = useInput({ source, defaultValue: '' });
  const translate = useTranslateText();
  const known = choices.some(({ id }) => id === field.value);
  return (
    <TextField
      select
      id={fieldId}
      label={translate(label)}
      size="small"
      fullWidth
      value={known ? String(field.value) : ''}
      onChange={({ target }) =>
        field.onChange(choices.find(({ id }) => String(id) === target.value)?.id ?? '')
      }
    >
      <MenuItem value="">{translate('Any')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={String(id)} value={String(id)}>
          {translate(name)}
        </MenuItem>
      ))}
    </TextField>
  );
}
