import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report, setReportListener } from './analytics.ts';
import { measureWith, stopMeasuring } from './analytics-tag.ts';
import { ConsentBar } from './consent-bar.tsx';
import { consentChoice, rememberConsent, type Consent as Choice } from './consent-choice.ts';
import styles from './consent.module.css';

/**
 * Counts the visits of people who agree. Rendered at the end of the page, where it doesn't shift
 * the layout.
 */
export function startConsent(analyticsId: string): void {
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  document.body.append(place);
  createRoot(place).render(<Consent analyticsId={analyticsId} />);
}

/** Asks visitors who have not answered yet, and lets all others change their answer. */
export function Consent({ analyticsId }: { analyticsId: string }) {
  const [choice, setChoice] = useState(consentChoice);
  const [changing, setChanging] = useState(false);
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    setReportListener(choice === 'granted' ? measureWith(analyticsId) : null);
    if (choice === 'declined') stopMeasuring(analyticsId);
  }, [analyticsId, choice]);

  function answer(next: Choice) {
    rememberConsent(next);
    setAnswered(true);
    setChoice(next);
    setChanging(false);
    if (next !== 'granted' || choice === next) return;
    // Pages viewed before the answer aren't counted, except the current one.
    setReportListener(measureWith(analyticsId));
    report({ what: 'page', path: window.location.pathname, title: document.title });
  }

  return (
    <section aria-label="Analytics">
      {choice === null || changing ? (
        <ConsentBar choice={choice} takeFocus={changing} onAnswer={answer} />
      ) : (
        <ChangeButton choice={choice} takeFocus={answered} onClick={() => setChanging(true)} />
      )}
    </section>
  );
}

function ChangeButton({
  choice,
  takeFocus,
  onClick,
}: {
  choice: Choice;
  /** True right after answering, because the pressed button is gone. */
  takeFocus: boolean;
  onClick: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeFocus) button.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <p className={styles.change}>
      <button type="button" ref={button} onClick={onClick}>
        Analytics: {choice === 'granted' ? 'accepted' : 'declined'}. Change
      </button>
    </p>
  );
}
