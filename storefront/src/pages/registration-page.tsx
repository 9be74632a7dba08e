import { Navigate } from 'react-router-dom';
import { useSession } from '../session/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { AuthenticatorStep } from '../identity/registration/authenticator-step.tsx';
import { DetailsStep } from '../identity/registration/details-step.tsx';
import { MailedCodeStep } from '../identity/registration/mailed-code-step.tsx';
import { useRegistration } from '../identity/registration/use-registration.ts';
import { VerifiedStep } from '../identity/registration/verified-step.tsx';
import styles from '../identity/sign-in.module.css';
import { registrationClosed } from '@spindle/sdk/domain/identity/registration';

/** Creates an account: details, authenticator, emailed code, done. */
export function RegistrationPage() {
  const { status } = useSession();
  // A user with an account who still has to enter the code.
  if (status === 'pending') return <Navigate to="/ui/signin" replace />;
  return (
    <div className={styles.page}>
      <Steps />
    </div>
  );
}

function Steps() {
  const { step, moved, onContinue, startAgain, finish, askAgain } = useRegistration();
  if (step.at === 'asking') return <Waiting />;
  if (step.at === 'closed') return <ClosedView />;
  if (step.at === 'unreachable') {
    return (
      <ErrorState
        title="We couldn't open registration"
        detail={step.message}
        onRetry={step.retry}
      />
    );
  }
  if (step.at === 'details') return <DetailsStep takeFocus={moved} onDone={onContinue} />;
  if (step.at === 'authenticator') {
    return (
      <AuthenticatorStep
        email={step.email}
        otp={step.otp}
        takeFocus={moved}
        onDone={onContinue}
        onRefused={askAgain}
        onStartAgain={startAgain}
      />
    );
  }
  if (step.at === 'mailed-code') {
    return (
      <MailedCodeStep
        email={step.email}
        resendAt={step.resendAt}
        takeFocus={moved}
        onResent={onContinue}
        onDone={finish}
        onRefused={askAgain}
        onStartAgain={startAgain}
      />
    );
  }
  return <VerifiedStep codes={step.codes} />;
}

function ClosedView() {
  return (
    <section className={styles.form} aria-labelledby="closed-title">
      <h1 id="closed-title">Create New Account</h1>
      <p className={styles.text}>{registrationClosed.reason}</p>
    </section>
  );
}
