import { FormControlLabel, InputAdornment, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import type { BulkInput } from './chosen.ts';
import { FillingForm } from './filling-form.tsx';
import { changes, isChange, readChange, type Change } from './price-change.ts';

interface Props {
  onInput: (input: BulkInput) => void;
  onFilled: (filled: boolean) => void;
  onClose: () => void;
}

/** How the prices of all of them change. */
export function PriceInput({ onInput, ...form }: Props) {
  const [change, setChange] = useState<Change>('percent');
  const [typed, setTyped] = useState('');
  const input = readChange(change, typed);
  const { label, hint, unit } = changes[change];
  const wrong = typed.trim() !== '' && input === null;
  return (
    <FillingForm
      {...form}
      values={{ change, typed }}
      fit={input !== null}
      onSend={() => input && onInput(input)}
    >
      <RadioGroup
        row
        aria-label="How prices change"
        value={change}
        onChange={(_, next) => isChange(next) && setChange(next)}
      >
        {Object.entries(changes).map(([value, { name }]) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={name}
          />
        ))}
      </RadioGroup>
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={wrong}
        helperText={hint}
        slotProps={{
          htmlInput: { inputMode: 'text', autoComplete: 'off', maxLength: 12 },
          input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        }}
      />
    </FillingForm>
  );
}
