import { useState, type SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './discount-code.module.css';

export function EnterCode({
  busy,
  rejection,
  onChange,
  onEnter,
}: {
  busy: boolean;
  /** Why the last code was rejected. */
  rejection: string | undefined;
  onChange: () => void;
  onEnter: (code: string) => void;
}) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const typed = code.trim();
    setMissing(typed === '');
    if (typed !== '') onEnter(typed);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field label="Discount code" error={missing ? 'Enter a code.' : rejection}>
        {(control) => (
          <span className={styles.entry}>
            <input
              {...control}
              type="text"
              value={code}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => {
                setCode(target.value);
                setMissing(false);
                onChange();
              }}
            />
            <Button type="submit" busy={busy}>
              Apply
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
