import { useRef } from 'react';
import { useSession } from '../app/session.ts';
import { CodeView } from './code-view.tsx';
import { CredentialsView } from './credentials-view.tsx';
import { EnrolmentView } from './enrolment-view.tsx';
import styles from './sign-in.module.css';

/** Signing in: the password, then the authenticator's code, or its enrolment the first time. */
export function SignInPage() {
  const { status, user } = useSession();
  const first = useRef(status);
  // The shell cares for focus on arrival; from one view to the next it is moved here.
  const moved = first.current !== status;
  return <div className={styles.page}>{view()}</div>;

  function view() {
    if (status !== 'pending') return <CredentialsView />;
    return user?.MFAToken ? <CodeView takeFocus={moved} /> : <EnrolmentView takeFocus={moved} />;
  }
}
