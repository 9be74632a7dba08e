import { usePasswordStrength } from './use-password-strength.ts';
import styles from './password-fields.module.css';

const LABELS = [
  'Very weak. Try a few unrelated words.',
  'Weak. Try a few unrelated words.',
  'Fair',
  'Good',
  'Strong',
] as const;
const BARS = [1, 2, 3, 4] as const;

/** Shows advice in bars and words. It never blocks a password, and its space is reserved. */
export function PasswordStrengthMeter(typing: {
  password: string;
  active: boolean;
  personal: (() => readonly string[]) | undefined;
}) {
  const score = usePasswordStrength(typing);
  return (
    <div className={styles.meter}>
      <span className={styles.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className={score !== null && score >= bar ? styles.full : undefined} />
        ))}
      </span>
      <p aria-live="polite">{score === null ? '' : `Password strength: ${LABELS[score]}`}</p>
    </div>
  );
}
