import { useDialog } from '../ui/dialog/dialog-context.ts';

/** Says that a form is incomplete. Afterward the form focuses the first invalid field. */
export function useInvalidForm(message = 'Please make sure everything is filled out.') {
  const dialog = useDialog();
  return async () => {
    await dialog.open({ kind: 'warn', title: 'Invalid Form', message });
  };
}
