import { useState, type KeyboardEvent } from 'react';
import { Icon } from './icon.tsx';
import styles from './quantity-input.module.css';

/**
 * Minus, the number, plus; the number can be typed, too. `of` names what is counted. A typed number
 * counts when the field is left or Enter is pressed, with `live` at each key.
 */
export function QuantityInput({
  value,
  of,
  min = 1,
  max = 1_000_000,
  live = false,
  onStep,
  onChange,
  onTooMany,
}: {
  value: number;
  of: string;
  min?: number;
  max?: number;
  live?: boolean;
  /** One more or one less, relative to whatever the number is by then. */
  onStep: (by: 1 | -1) => void;
  onChange: (value: number) => void;
  /** More than `max` was asked for; without it plus stops there. */
  onTooMany?: () => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);

  function offer(text: string): void {
    const wanted = Number(text);
    if (text === '' || !Number.isInteger(wanted) || wanted < min) return;
    if (wanted > max) onTooMany?.();
    if (wanted <= max || !onTooMany) {
      const next = Math.min(wanted, max);
      if (next !== value) onChange(next);
    }
  }

  function type(text: string): void {
    const digits = text.replaceAll(/\D/g, '');
    setDraft(digits);
    if (!live) return;
    offer(digits);
    if (Number(digits) > max) setDraft(null);
  }

  function leave(): void {
    if (draft !== null && !live) offer(draft);
    setDraft(null);
  }

  function step(by: 1 | -1): void {
    setDraft(null);
    if (by === 1 && value >= max) return onTooMany?.();
    if (by === -1 && value <= min) return;
    onStep(by);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      leave();
    } else if (event.key === 'Escape') setDraft(null);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
  }

  return (
    <span className={styles.quantity} role="group" aria-label={`Quantity of ${of}`}>
      <button
        type="button"
        aria-label={`One less ${of}`}
        disabled={value <= min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${of}`}
        maxLength={9}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={press}
      />
      <button
        type="button"
        aria-label={`One more ${of}`}
        disabled={value >= max && !onTooMany}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
