import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { useUpdate } from '../providers/write-hooks.ts';
import { useNow } from '../ui/clock.ts';
import { useUndo } from '../ui/use-undo.tsx';
import { stateOf, type DiscountCode } from './discount-code.ts';

/**
 * Turns a code on or off. Renders nothing for an ended or rejected code, because the server would
 * reject the call.
 */
export function SwitchCode({ code }: { code: DiscountCode }) {
  const { label } = stateOf(code, useNow());
  const notify = useNotify();
  const { offer } = useUndo();
  const onError = ({ message }: Error) => notify(message, { type: 'error' });
  const [update, { isPending }] = useUpdate('codes', { onError });
  const { id, active, version } = code;
  /**
   * Sends the version that this change creates, so that the undo fails if someone else changes the
   * code in between.
   */
  const switchBack = () =>
    update(
      { id, data: { active }, meta: { version: version + 1 } },
      { onSuccess: ({ Reason }) => notify(Reason, { type: 'success' }) },
    );
  if (label === 'Rejected' || label === 'Ended') return null;
  const action = active ? 'Turn off' : 'Turn on';
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`${action} ${code.code}`}
      onClick={() =>
        update(
          { id, data: { active: !active }, meta: { version } },
          { onSuccess: ({ Reason }) => offer(Reason, switchBack) },
        )
      }
    >
      {action}
    </Button>
  );
}
