import { FollowOtherTabs } from './follow-other-tabs.tsx';
import { IdleGuard } from './idle-guard.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { useSession } from '../session/session.ts';

/**
 * Watches for session changes that don't start on this page: changes in other tabs, and timeouts.
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
