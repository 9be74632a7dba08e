import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A one-line input; give it `{...register('name')}` of react-hook-form or value and onChange. */
export function TextField({
  label,
  error,
  hint,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
