import type { AdminEntitlement } from '../providers/records.ts';
import type { Question } from '../ui/confirm-dialog.tsx';

/** Names what is lost, and by whom. */
export function takingBack({ title, email, licenceKeys }: AdminEntitlement): Question {
  const keys =
    licenceKeys.length === 0
      ? ''
      : ` ${licenceKeys.length === 1 ? 'Its licence key is' : 'Its licence keys are'} no longer shown to them.`;
  return {
    title: `Take back “${title}”?`,
    text: `${email} loses it at once, with its downloads and its role in the chat community, unless they have it from somewhere else too.${keys} You can give it again.`,
    confirm: 'Take back',
  };
}
