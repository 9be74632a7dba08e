import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import styles from './recovery-codes.module.css';

/** Shows new recovery codes, which are never shown again: to copy, download as text, or print. */
export function RecoveryCodes({
  codes,
  onKept,
}: {
  codes: readonly string[];
  onKept?: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState('');

  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setOutcome('Copied.');
    } catch {
      setOutcome('Your browser blocked copying. Select the codes and copy them yourself.');
    }
  }

  return (
    <section className={styles.sheet} aria-labelledby="recovery-codes-title">
      <h2 id="recovery-codes-title" ref={heading} tabIndex={-1}>
        Your recovery codes
      </h2>
      <p className={styles.text}>
        Each code signs you in once if you lose your phone. Save the codes somewhere safe now: we
        won't show them again.
      </p>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>Copy</Button>
        <a
          className={buttonClass('secondary')}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(fileOf(codes))}`}
          download="spindle-recovery-codes.txt"
        >
          Download
        </a>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      <p className={styles.outcome} aria-live="polite">
        {outcome}
      </p>
      {onKept ? (
        <Button look="strong" onClick={onKept}>
          I've saved my codes
        </Button>
      ) : null}
    </section>
  );
}

function fileOf(codes: readonly string[]): string {
  return ['Recovery codes for your account. Each code works once.', '', ...codes, ''].join('\r\n');
}
