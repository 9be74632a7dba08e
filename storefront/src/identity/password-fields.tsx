import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

const usualLabels = { password: 'Password', repeat: 'Verify Password' };

/**
 * Asks for a new password twice, with an estimate of its strength. Made for react-hook-form:
 * `password={register('password')} repeat={register('vpassword')}`. Messages come from the form's
 * own schema.
 */
export function NewPasswordFields({
  password,
  repeat,
  errors,
  labels = usualLabels,
  personal,
}: {
  password: UseFormRegisterReturn;
  repeat: UseFormRegisterReturn;
  errors: { password?: string | undefined; repeat?: string | undefined };
  labels?: { password: string; repeat: string };
  /**
   * Returns the person's own words, such as name and address, which make a password easy to guess.
   */
  personal?: () => readonly string[];
}) {
  const [displayed, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const [visited, setVisited] = useState(false);

  return (
    <>
      <div>
        <PasswordField
          label={labels.password}
          autoComplete="new-password"
          required
          shown={displayed}
          onToggle={() => setShown((now) => !now)}
          error={errors.password}
          onFocus={() => setVisited(true)}
          onInput={(event) => setTyped(event.currentTarget.value)}
          {...password}
        />
        <PasswordStrengthMeter password={typed} active={visited} personal={personal} />
      </div>
      <PasswordField
        label={labels.repeat}
        autoComplete="new-password"
        required
        shown={displayed}
        error={errors.repeat}
        {...repeat}
      />
    </>
  );
}
