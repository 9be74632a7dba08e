import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** An input of several lines; give it `{...register('name')}` of react-hook-form. */
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
