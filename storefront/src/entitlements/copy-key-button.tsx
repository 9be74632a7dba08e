import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './entitlements.module.css';

/** Copies a key and says so. If the browser blocks copying, says what to do instead. */
export function CopyKeyButton({ title, value }: { title: string; value: string }) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    setOutcome('');
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('Copied.');
    } catch {
      setOutcome('Your browser blocked copying. Select the key and copy it yourself.');
    }
  }

  return (
    <>
      <Button className={styles.copy} aria-label={`Copy key: ${title}`} onClick={() => void copy()}>
        Copy
      </Button>
      <span className={styles.outcome} role="status">
        {outcome}
      </span>
    </>
  );
}
