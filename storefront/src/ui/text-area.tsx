import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A multiline input. Pass it `{...register('name')}` from react-hook-form. */
export function TextArea({
  label,
  error,
  hint,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  );
}
