import { staffRoles, type StaffRole } from '@spindle/sdk/domain/identity/staff-roles';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Allowed } from '../editing/allowed.tsx';
import { BoxesInput } from '../editing/boxes-input.tsx';
import { RecordDialog } from '../editing/record-dialog.tsx';
import type { AdminCustomer } from '../providers/records.ts';
import { useCreate } from '../providers/write-hooks.ts';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { TextInput } from '../ui/inputs.tsx';
import { jobs } from './jobs.ts';

/** Opens the dialog that gives an employee roles, and an account if they have none. */
export function InviteStaff() {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const close = () => setOpen(false);
  return (
    <Allowed to="staff">
      <Button variant="outlined" sx={{ mb: 2, alignSelf: 'start' }} onClick={() => setOpen(true)}>
        Invite staff…
      </Button>
      {open && (
        <RecordDialog
          resource="customers"
          title="Invite staff"
          about="We email a link to choose a password. People who already have an account keep it."
          start={{ email: '', firstName: '', lastName: '', roles: [] }}
          read={read}
          action="Send invitation"
          onSaved={({ Reason }) => {
            notify(Reason, { type: 'success' });
            close();
          }}
          onDismiss={close}
        >
          <TextInput source="email" type="email" isRequired helperText={false} />
          <TextInput source="firstName" isRequired helperText={false} />
          <TextInput source="lastName" isRequired helperText={false} />
          <BoxesInput
            source="roles"
            isRequired
            choices={choices}
            validate={(ticked: string[]) => (ticked.length === 0 ? 'Choose a role' : undefined)}
          />
        </RecordDialog>
      )}
    </Allowed>
  );
}

const choices = [
  { id: 'Extended', name: 'Administrator: Everything' },
  { id: 'Warehouse', name: 'Warehouse: Picking' },
  ...jobs.map(({ role, may }) => ({ id: role, name: `${role}: ${may}` })),
];

const read = ({ email, firstName, lastName, roles }: FormValues) => ({
  email: textOf(email),
  firstName: textOf(firstName),
  lastName: textOf(lastName),
  roles: rolesIn(roles),
});

const rolesIn = (ticked: unknown): StaffRole[] =>
  Array.isArray(ticked) ? staffRoles.filter((role) => ticked.includes(role)) : [];

/** Sends the invitation of an employee who hasn't chosen a password yet again. */
export function InviteAgain({ customer }: { customer: AdminCustomer }) {
  const notify = useNotify();
  const [invite, { isPending }] = useCreate('customers', {
    onSuccess: ({ Reason }) => notify(Reason, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const { email, firstName, lastName, roles, passwordSet } = customer;
  if (passwordSet || roles.length === 0) return null;
  return (
    <Button
      variant="outlined"
      loading={isPending}
      onClick={() => invite({ data: { email, firstName, lastName, roles } })}
    >
      Send invitation again
    </Button>
  );
}
