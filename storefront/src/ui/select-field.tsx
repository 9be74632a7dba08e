import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
}

export function SelectField({
  label,
  error,
  hint,
  choices,
  ...select
}: FieldProps & { choices: Choice[] } & Omit<ComponentProps<'select'>, 'id' | 'className'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <select {...select} {...control}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
