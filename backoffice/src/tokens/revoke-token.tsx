import { Button } from '@mui/material';
import { useState } from 'react';
import { useOutcomeNotes } from '../providers/use-outcome-notes.ts';
import { useAct } from '../providers/write-hooks.ts';
import { useNow } from '../ui/clock.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { stateOf, type ApiToken } from './scopes.ts';

/** Revokes a token after a confirmation. Renders nothing for an expired or revoked token. */
export function RevokeToken({ token }: { token: ApiToken }) {
  const now = useNow();
  const [confirming, setConfirming] = useState(false);
  const [revoke, { isPending }] = useAct('tokens', 'revoke', useOutcomeNotes());
  if (stateOf(token, now) !== 'ACTIVE') return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        disabled={isPending}
        aria-label={`Revoke ${token.name}…`}
        onClick={() => setConfirming(true)}
      >
        Revoke…
      </Button>
      <ConfirmDialog
        question={
          confirming
            ? {
                title: `Revoke “${token.name}”?`,
                text: `Programs using ${token.prefix}… will lose access right away. This can't be undone.`,
                confirm: 'Revoke token',
              }
            : null
        }
        onDismiss={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          revoke({ id: token.id });
        }}
      />
    </>
  );
}
