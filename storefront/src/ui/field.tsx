import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  label: string;
  /** Shown and announced only if set. Pass an error only once the field has been touched. */
  error?: string | undefined;
  hint?: ReactNode;
}

/** The props that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}

/** A labeled control with space for its error. The control is a function of its props. */
export function Field({
  label,
  error,
  hint,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
