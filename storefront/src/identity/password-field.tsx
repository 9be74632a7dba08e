import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../ui/field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './password-fields.module.css';

/** A password field that can show its text. `onToggle` adds the button for that. */
export function PasswordField({
  label,
  error,
  hint,
  shown,
  onToggle,
  ...input
}: FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
    shown: boolean;
    onToggle?: () => void;
  }) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={onToggle ? styles.withToggle : undefined}>
          <input
            maxLength={1024}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          {onToggle ? (
            <button type="button" className={styles.toggle} onClick={onToggle}>
              {shown ? 'Hide ' : 'Show '}
              <VisuallyHidden>password</VisuallyHidden>
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
