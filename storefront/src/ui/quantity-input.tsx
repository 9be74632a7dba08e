import { useId, useState, type KeyboardEvent } from 'react';
import { formatCount } from './format-count.ts';
import { Icon } from './icon.tsx';
import styles from './quantity-input.module.css';

/**
 * A number between minus and plus buttons, which can also be typed. `of` names what is counted. A
 * typed number is applied on Enter or when the field loses focus, or with `live` on each key.
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
  hint,
}: {
  value: number;
  of: string;
  min?: number;
  max?: number;
  live?: boolean;
  /** Adds or subtracts one, relative to the latest number. */
  onStep: (by: 1 | -1) => void;
  onChange: (value: number) => void;
  /** Called when more than `max` is requested. Without it, plus stops at `max`. */
  onTooMany?: () => void;
  /** Advice that is shown when a number is rejected. */
  hint?: string;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const [rejected, setRejected] = useState(false);
  const rejectionId = useId();

  /** Applies the number, or returns false if it is invalid. */
  function offer(text: string): boolean {
    const requested = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (requested > max && onTooMany) onTooMany();
    else if (!(requested >= min && requested <= max)) return false;
    else if (requested !== value) onChange(requested);
    return true;
  }

  function type(text: string): void {
    setDraft(text);
    setRejected(false);
    if (!live || text === '') return;
    setRejected(!offer(text.trim()));
    if (Number(text) > max) setDraft(null);
  }

  function leave(): void {
    if (draft !== null) setRejected(!offer(draft.trim()));
    setDraft(null);
  }

  function step(by: 1 | -1): void {
    setDraft(null);
    setRejected(false);
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
    <span className={styles.field}>
      <span className={styles.quantity} role="group" aria-label={`Quantity of ${of}`}>
        <button
          type="button"
          aria-label={`Decrease quantity of ${of}`}
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
          aria-invalid={rejected}
          aria-describedby={rejected ? rejectionId : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={press}
        />
        <button
          type="button"
          aria-label={`Increase quantity of ${of}`}
          disabled={value >= max && !onTooMany}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </span>
      {rejected ? (
        <span className={styles.rejection} id={rejectionId} role="alert">
          Enter a whole number from {formatCount(min)} to {formatCount(max)}. The quantity is still{' '}
          {formatCount(value)}.{hint ? ` ${hint}` : null}
        </span>
      ) : null}
    </span>
  );
}
