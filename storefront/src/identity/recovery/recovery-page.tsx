import { useState } from 'react';
import { EmailStep } from './email-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { recoveryEmail, rememberRecoveryEmail } from './recovery-email.ts';
import { RecoveredStep } from './recovered-step.tsx';
import styles from '../sign-in.module.css';

/** A forgotten password: the address, the mailed code with a new password, done. */
export function RecoveryPage() {
  const [email, setEmail] = useState(recoveryEmail);
  const [recovered, setRecovered] = useState(false);
  const [moved, setMoved] = useState(false);

  function goOn(next: string | null) {
    rememberRecoveryEmail(next);
    setEmail(next);
    setMoved(true);
  }

  return <div className={styles.page}>{step()}</div>;

  function step() {
    if (recovered) return <RecoveredStep />;
    if (email === null) return <EmailStep takeFocus={moved} onDone={goOn} />;
    return (
      <NewPasswordStep
        email={email}
        takeFocus={moved}
        onDone={() => {
          goOn(null);
          setRecovered(true);
        }}
        onStartAgain={() => goOn(null)}
      />
    );
  }
}
