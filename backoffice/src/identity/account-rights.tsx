import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import type { AdminCustomer } from '../providers/records.ts';
import { questionBeforeChange } from './account-questions.ts';
import { useAccountChange, type AccountChange } from './change-account.ts';
import { InviteAgain } from './invite-staff.tsx';
import { jobs } from './jobs.ts';
import { AccountRight } from './right.tsx';

/** Shows a user's roles and sign-in methods, and lets an administrator change them. */
export function AccountRights({ customer }: { customer: AdminCustomer }) {
  const { identity } = useGetIdentity();
  const { outcome, busy, change } = useAccountChange(customer);
  const [confirming, setConfirming] = useState<AccountChange | null>(null);
  const own = String(identity?.id).toLowerCase() === customer.email.toLowerCase();
  const { extended, warehouse } = customer;

  function request(next: AccountChange) {
    if (questionBeforeChange(next, customer)) setConfirming(next);
    else change(next);
  }

  const button = (label: string, next: AccountChange) => (
    <Button
      variant="outlined"
      color={questionBeforeChange(next, customer) ? 'error' : 'primary'}
      disabled={busy}
      onClick={() => request(next)}
    >
      {label}
    </Button>
  );

  return (
    <Box component="section" aria-labelledby="rights-title" sx={{ mt: 4, maxWidth: 960 }}>
      <Typography id="rights-title" variant="h2" sx={{ mb: 1 }}>
        Roles and sign-in
      </Typography>
      <OutcomeNote outcome={outcome} focused />
      <Box component="ul" sx={{ m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        <AccountRight
          title="Administrator"
          text={extended ? 'Full access to the back-office' : 'No access'}
        >
          {extended && own
            ? 'Only another administrator can remove your role.'
            : extended
              ? button('Remove administrator role…', { what: 'roles', extended: false })
              : button('Make administrator…', { what: 'roles', extended: true })}
        </AccountRight>
        <AccountRight title="Warehouse" text={warehouse ? 'Can pick orders' : "Can't pick orders"}>
          {warehouse
            ? button('Remove Warehouse role', { what: 'roles', warehouse: false })
            : button('Add Warehouse role', { what: 'roles', warehouse: true })}
        </AccountRight>
        {jobs.map(({ role, field, may }) => (
          <AccountRight key={field} title={role} text={may}>
            {customer.roles.includes(role)
              ? button(`Remove ${role} role`, { what: 'roles', [field]: false })
              : button(`Add ${role} role`, { what: 'roles', [field]: true })}
          </AccountRight>
        ))}
        <AccountRight title="Sign-in" text={signInText(customer)}>
          {own
            ? 'Change your own authenticator in your account.'
            : button('Reset authenticator…', { what: 'reset' })}
          <InviteAgain customer={customer} />
        </AccountRight>
      </Box>
      <ConfirmDialog
        question={confirming && questionBeforeChange(confirming, customer)}
        onDismiss={() => setConfirming(null)}
        onConfirm={() => {
          if (confirming) change(confirming);
          setConfirming(null);
        }}
      />
    </Box>
  );
}

function signInText({ passwordSet, mfaEnrolled }: AdminCustomer): string {
  const password = passwordSet
    ? 'Password set.'
    : 'No password. The customer can set a password by email.';
  return `${password} ${mfaEnrolled ? 'Authenticator set up.' : 'No authenticator.'}`;
}
