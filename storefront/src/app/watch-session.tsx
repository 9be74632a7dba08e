import { FollowOtherTabs } from './follow-other-tabs.tsx';
import { IdleGuard } from './idle-guard.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { useSession } from '../session/session.ts';

/**
 * Watches the session for what happens without an action here: in other tabs, and by time passing.
 */
export function WatchSession() {
  return (
    <>
      <FollowOtherTabs />
      {useSession().user ? <SignedIn /> : null}
    </>
  );
}

function SignedIn() {
  return (
    <>
      <IdleGuard />
      <ProofDialog />
    </>
  );
}
