import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDialogs } from '../editing/confirm.tsx';
import type { AdminCustomer, AdminEntitlement } from '../providers/records.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { AccessList } from './access-list.tsx';
import { GrantAccessDialog } from './grant-access-dialog.tsx';
import { useAccessChanges } from './use-access-changes.ts';
import type { Question } from '../ui/confirm-dialog.tsx';
import { useHasAccess } from '../editing/use-has-access.ts';

/** Returns the question before revoking access. It says what the customer will lose. */
function revokeQuestion({ title, email, licenceKeys }: AdminEntitlement): Question {
  const keys =
    licenceKeys.length === 0
      ? ''
      : ` The customer can no longer see the license ${licenceKeys.length === 1 ? 'key' : 'keys'}.`;
  return {
    title: `Revoke access to “${title}”?`,
    text: `${email} loses access now, including downloads and the community role, unless another purchase includes them.${keys} You can grant access again later.`,
    confirm: 'Revoke access',
  };
}

/** Lists a customer's access to items, downloads and roles, and lets staff change it. */
export function AccessPanel({ customer }: { customer: AdminCustomer }) {
  const { outcome, tell, busy, takeBack } = useAccessChanges();
  const { ask, dialogs } = useDialogs();
  const [giving, setGiving] = useState(false);
  const mayGrant = useHasAccess('use', 'staff') === true;

  async function request(entitlement: AdminEntitlement) {
    if (await ask(revokeQuestion(entitlement))) takeBack(entitlement);
  }

  return (
    <Box component="section" aria-labelledby="access-title" sx={{ mt: 4 }}>
      <Box sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography id="access-title" variant="h2">
          Access
        </Typography>
        {mayGrant && (
          <Button size="small" variant="outlined" onClick={() => setGiving(true)}>
            Grant access…
          </Button>
        )}
      </Box>
      <OutcomeNote outcome={outcome} focused />
      <AccessList
        userId={customer.id}
        {...(mayGrant && {
          changes: { busy, onTakeBack: (entitlement) => void request(entitlement) },
        })}
      />
      {giving && (
        <GrantAccessDialog
          customer={customer}
          onDismiss={() => setGiving(false)}
          onGiven={(reason) => {
            setGiving(false);
            tell({ good: true, title: 'Access granted', text: reason });
          }}
        />
      )}
      {dialogs}
    </Box>
  );
}
