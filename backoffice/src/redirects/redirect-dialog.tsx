import { MAX_ADDRESS_LENGTH, readRedirect } from '@spindle/sdk/domain/redirects/addresses';
import type { Redirect } from '@spindle/sdk/domain/redirects/redirects';
import { useNotify } from 'react-admin';
import { RecordDialog } from '../editing/record-dialog.tsx';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { TextInput } from '../ui/inputs.tsx';
import { mono } from '../ui/theme.ts';

interface Props {
  /** Null creates a redirect. */
  redirect: Redirect | null;
  onClose: () => void;
}

const address = {
  htmlInput: { maxLength: MAX_ADDRESS_LENGTH, spellCheck: false, style: { fontFamily: mono } },
};

export function RedirectDialog({ redirect, onClose }: Props) {
  const notify = useNotify();
  return (
    <RecordDialog
      resource="redirects"
      record={redirect}
      title={redirect ? 'Edit redirect' : 'New redirect'}
      about="A page that exists is never redirected. Upper case and a slash at the end make no difference."
      start={{ from: redirect?.from ?? '', to: redirect?.to ?? '' }}
      validate={errorsIn}
      read={read}
      action={redirect ? 'Save redirect' : 'Create redirect'}
      onSaved={({ Reason }) => {
        notify(Reason, { type: 'success' });
        onClose();
      }}
      onDismiss={onClose}
    >
      <TextInput
        source="from"
        isRequired
        helperText="The path that no longer exists. Example: /products/er20"
        slotProps={address}
      />
      <TextInput
        source="to"
        isRequired
        helperText="A path of this shop. Example: /ui/shop/spindles"
        slotProps={address}
      />
    </RecordDialog>
  );
}

const read = ({ from, to }: FormValues) => ({ from: pathIn(from), to: pathIn(to) });

/** Removes the shop's own host, which the browser's address bar includes. */
function pathIn(value: unknown): string {
  const text = textOf(value);
  const { origin } = window.location;
  return text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
}

function errorsIn(values: FormValues): Record<string, string> {
  const found = readRedirect(read(values));
  if (!('invalid' in found)) return {};
  const { path, subject, message } = found.invalid;
  return { [path]: `${subject} ${message}` };
}
