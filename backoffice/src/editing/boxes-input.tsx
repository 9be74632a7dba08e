import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
} from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  source: string;
  choices: readonly { id: string; name: string }[];
  validate: Validator;
  isRequired?: boolean;
  sx?: SxProps;
}

/**
 * Renders checkboxes. react-admin's own component passes a `ref` that the current MUI doesn't
 * support.
 */
export function BoxesInput({ source, choices, validate, isRequired = false, sx }: Props) {
  const { field, fieldState } = useInput<string[]>({ source, validate });
  const translate = useTranslateText();
  const ticked: string[] = field.value;
  const { error } = fieldState;
  return (
    <FormControl component="fieldset" error={error !== undefined} required={isRequired}>
      <FormLabel component="legend">
        <FieldTitle source={source} />
      </FormLabel>
      <FormGroup sx={sx}>
        {choices.map(({ id, name }, at) => (
          <FormControlLabel
            key={id}
            label={translate(name)}
            control={
              <Checkbox
                size="small"
                checked={ticked.includes(id)}
                onChange={({ target }) =>
                  field.onChange(
                    target.checked ? [...ticked, id] : ticked.filter((one) => one !== id),
                  )
                }
                slotProps={{ input: at === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
      {error && (
        <FormHelperText>
          <InputHelperText error={error.message ?? ''} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
