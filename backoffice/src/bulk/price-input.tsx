import { InputAdornment } from '@mui/material';
import { RadioButtonGroupInput } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { InputForm, type InputFormProps } from './input-form.tsx';
import { changeOf, changes, readChange } from './price-change.ts';

const start = { change: 'percent', typed: '' };
const choices = Object.entries(changes).map(([id, { name }]) => ({ id, name }));
const hintOf = (values: FormValues) => changes[changeOf(values)].hint;
const changeOrNothing = (typed: unknown, values: FormValues) =>
  textOf(typed) === '' || readChange(values) ? undefined : hintOf(values);

/** Asks how to change the prices of all selected items. */
export function PriceInput(props: InputFormProps) {
  return (
    <InputForm {...props} start={start} read={readChange}>
      <PriceFields />
    </InputForm>
  );
}

function PriceFields() {
  const { trigger } = useFormContext();
  const values = useWatch();
  const { label, unit } = changes[changeOf(values)];
  return (
    <>
      <RadioButtonGroupInput
        source="change"
        choices={choices}
        helperText={false}
        onChange={() => trigger('typed')}
        // Only for screen readers, because the dialog's title shows the same text.
        sx={{ '& legend': { position: 'absolute', clipPath: 'inset(50%)' } }}
      />
      <TextInput
        source="typed"
        label={label}
        validate={changeOrNothing}
        helperText={hintOf(values)}
        slotProps={{
          htmlInput: { inputMode: 'text', autoComplete: 'off', maxLength: 12 },
          input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        }}
      />
    </>
  );
}
