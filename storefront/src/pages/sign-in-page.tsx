import { useRef, useState } from 'react';
import { useHoldPage } from '../session/hold-page.ts';
import { useSession } from '../session/session.ts';
import { CodeView } from '../identity/code-view.tsx';
import { CredentialsView } from '../identity/credentials-view.tsx';
import { EnrollmentView } from '../identity/enrollment-view.tsx';
import { FirstRecoveryCodes } from '../identity/first-recovery-codes.tsx';
import styles from '../identity/sign-in.module.css';

/** Signs in: the password, then the authenticator's code, or its enrollment the first time. */
export function SignInPage() {
  const { status, user } = useSession();
  const first = useRef(status);
  const [codes, setCodes] = useState<string[] | null>(null);
  const hold = useHoldPage();
  // The shell sets the focus on arrival. Here it is set when the view changes.
  const moved = first.current !== status;
  return <div className={styles.page}>{view()}</div>;

  function view() {
    if (codes) return <FirstRecoveryCodes codes={codes} onDone={() => showCodes(null)} />;
    if (status !== 'pending') return <CredentialsView />;
    if (user?.MFAToken || user?.Passkeys) return <CodeView takeFocus={moved} />;
    return <EnrollmentView takeFocus={moved} onRecoveryCodes={showCodes} />;
  }

  function showCodes(made: string[] | null) {
    hold(made !== null);
    setCodes(made);
  }
}
