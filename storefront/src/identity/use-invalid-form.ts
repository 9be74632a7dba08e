import { useDialog } from '../ui/dialog/dialog-context.ts';

/** Tells that a form cannot be sent as it is; the form moves to the first wrong field afterwards. */
export function useInvalidForm(message = 'Please make sure everything is filled out.') {
  const dialog = useDialog();
  return async () => {
    await dialog.open({ kind: 'warn', title: 'Invalid Form', message });
  };
}
