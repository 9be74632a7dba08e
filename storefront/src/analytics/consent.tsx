import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report, reportTo } from './analytics.ts';
import { measureWith, stopMeasuring } from './analytics-tag.ts';
import { ConsentBar } from './consent-bar.tsx';
import { consentChoice, rememberConsent, type Consent as Choice } from './consent-choice.ts';
import styles from './consent.module.css';

/** Counts visits with those who agree to it. Stands at the end of the page, where nothing moves for it. */
export function startConsent(analyticsId: string): void {
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  document.body.append(place);
  createRoot(place).render(<Consent analyticsId={analyticsId} />);
}

/** The question for those who have not answered yet, and the way back to it for all others. */
export function Consent({ analyticsId }: { analyticsId: string }) {
  const [choice, setChoice] = useState(consentChoice);
  const [changing, setChanging] = useState(false);
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    reportTo(choice === 'granted' ? measureWith(analyticsId) : null);
    if (choice === 'declined') stopMeasuring(analyticsId);
  }, [analyticsId, choice]);

  function answer(next: Choice) {
    rememberConsent(next);
    setAnswered(true);
    setChoice(next);
    setChanging(false);
    if (next !== 'granted' || choice === next) return;
    // What was looked at before the answer stays uncounted, but for the page one is on.
    reportTo(measureWith(analyticsId));
    report({ what: 'page', path: window.location.pathname, title: document.title });
  }

  return (
    <section aria-label="Visit statistics">
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
  /** For whoever has just answered: the button they pressed is gone. */
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
        Visit statistics: {choice === 'granted' ? 'accepted' : 'declined'}. Change
      </button>
    </p>
  );
}
