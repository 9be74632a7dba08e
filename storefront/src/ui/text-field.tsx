import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** Not `number`, because the mouse wheel changes the value of a focused number field. */
type TextType = 'text' | 'email' | 'password' | 'tel' | 'search';

/**
 * A single-line input. Pass it `{...register('name')}` from react-hook-form, or value and onChange.
 */
export function TextField({
  label,
  error,
  hint,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & { type?: TextType }) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
