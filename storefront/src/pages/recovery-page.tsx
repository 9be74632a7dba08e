import { useState } from 'react';
import { EmailStep } from '../identity/recovery/email-step.tsx';
import { NewPasswordStep } from '../identity/recovery/new-password-step.tsx';
import { recoveryEmail, rememberRecoveryEmail } from '../identity/recovery/recovery-email.ts';
import { RecoveredStep } from '../identity/recovery/recovered-step.tsx';
import styles from '../identity/sign-in.module.css';

/** Resets a forgotten password: email address, emailed code with a new password, done. */
export function RecoveryPage() {
  const [email, setEmail] = useState(recoveryEmail);
  const [recovered, setRecovered] = useState(false);
  const [moved, setMoved] = useState(false);

  function proceed(next: string | null) {
    rememberRecoveryEmail(next);
    setEmail(next);
    setMoved(true);
  }

  return <div className={styles.page}>{step()}</div>;

  function step() {
    if (recovered) return <RecoveredStep />;
    if (email === null) return <EmailStep takeFocus={moved} onDone={proceed} />;
    return (
      <NewPasswordStep
        email={email}
        takeFocus={moved}
        onDone={() => {
          proceed(null);
          setRecovered(true);
        }}
        onStartAgain={() => proceed(null)}
      />
    );
  }
}
