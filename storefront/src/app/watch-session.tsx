import { FollowOtherTabs } from './follow-other-tabs.tsx';
import { IdleGuard } from './idle-guard.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { useSession } from '../session/session.ts';

/** What happens to the session without anything done here: in other tabs, and by waiting. */
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
