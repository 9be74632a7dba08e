import { Box, InputAdornment } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { AttributeInput } from './attribute-input.tsx';

/** Edits a color by its name or code, with a preview if the browser recognizes it. */
export function ColorField({ label, hint }: { label: string; hint: string }) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: 'value' });
  const code = typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : '#808080';
  return (
    <AttributeInput
      source="value"
      label={label}
      helperText={hint}
      maxLength={2000}
      start={
        <InputAdornment position="start">
          <Box
            component="input"
            type="color"
            aria-label="Select a color"
            value={code}
            onChange={({ target }) =>
              setValue('value', target.value, { shouldDirty: true, shouldTouch: true })
            }
            sx={{ width: 32, height: 28, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
          />
        </InputAdornment>
      }
    />
  );
}
