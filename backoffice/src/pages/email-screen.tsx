import { emailKinds, isEmailKind, type EmailKind } from '@spindle/sdk/domain/emails/email-kinds';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { EmailEditor } from '../emails/email-editor.tsx';
import { emailsQuery } from '../emails/email-queries.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';

const crumbs = [{ label: 'Emails', to: '/ui/admin/emails' }];

/** Edits one kind of email, and reloads it whenever the screen opens. */
export function EmailScreen() {
  const { kind = '' } = useParams();
  const isKnown = isEmailKind(kind);
  return (
    <Screen title={isKnown ? emailKinds[kind].name : 'Emails'} crumbs={crumbs}>
      {isKnown ? <Email key={kind} kind={kind} /> : <Notice title="Email not found" />}
    </Screen>
  );
}

function Email({ kind }: { kind: EmailKind }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(emailsQuery);
  if (error) return <LoadFailed error={error} retry={refetch} />;
  const stored = data?.emails.find((one) => one.kind === kind);
  if (stored === undefined || !isFetchedAfterMount) return <RowsSkeleton />;
  return <EmailEditor kind={kind} stored={stored} />;
}
