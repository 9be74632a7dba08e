import { Icon } from './icon.tsx';
import { formatCount } from './format-count.ts';
import styles from './quantity-stepper.module.css';

/** Minus, the number, plus. `of` names what is counted, for the buttons' names. */
export function QuantityStepper({
  value,
  of,
  min = 1,
  max = 1_000_000,
  disabled = false,
  onChange,
}: {
  value: number;
  of: string;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  return (
    <fieldset className={styles.stepper} aria-label={`Quantity of ${of}`}>
      <button
        type="button"
        className={styles.step}
        aria-label={`One less ${of}`}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className={styles.value} aria-live="polite">
        {formatCount(value)}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={`One more ${of}`}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
