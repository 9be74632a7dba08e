import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import type { Consent } from './consent-choice.ts';
import styles from './consent.module.css';

/** Asks for consent at the edge of the page. Visitors can ignore the question. */
export function ConsentBar({
  choice,
  takeFocus,
  onAnswer,
}: {
  choice: Consent | null;
  /** True for visitors who opened the question themselves. Others should not be interrupted. */
  takeFocus: boolean;
  onAnswer: (choice: Consent) => void;
}) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takeFocus) text.current?.focus();
  }, [takeFocus]);

  return (
    <div className={styles.bar}>
      <p ref={text} tabIndex={-1}>
        Allow analytics? Google Analytics shows us which pages and parts people view and buy, never
        who they are. Nothing is sent unless you accept.
        {choice ? ` Current choice: ${choice === 'granted' ? 'accepted' : 'declined'}.` : ''}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => onAnswer('declined')}>Decline</Button>
        <Button onClick={() => onAnswer('granted')}>Accept</Button>
      </div>
    </div>
  );
}
