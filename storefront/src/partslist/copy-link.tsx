import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './parts-page.module.css';

/** Shows a link to share, with a button that copies it. */
export function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('Copied.');
    } catch {
      setOutcome('Your browser blocked copying. Select the link and copy it yourself.');
    }
  }

  return (
    <div className={styles.address}>
      <code>{url}</code>
      <Button onClick={() => void copy()}>Copy link</Button>
      <p className={styles.note} role="status">
        {outcome}
      </p>
    </div>
  );
}
