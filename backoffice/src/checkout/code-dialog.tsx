import { RecordDialog } from '../editing/record-dialog.tsx';
import { useNow } from '../ui/clock.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { CodeFields } from './code-fields.tsx';
import { bodyOf, codeErrors, emptyCode, errorsFrom, readCode } from './code-form.ts';

interface Props {
  onDismiss: () => void;
  /** Receives the shop's message. */
  onMade: (reason: string) => void;
}

export function CodeDialog({ onDismiss, onMade }: Props) {
  const now = useNow();
  const timeZone = useShopTimeZone();
  return (
    <RecordDialog
      resource="codes"
      title="New discount code"
      start={emptyCode}
      validate={(values) => codeErrors(readCode(values), { now, timeZone })}
      read={(values) => bodyOf(readCode(values), timeZone)}
      errorsOf={errorsFrom}
      action="Create code"
      onSaved={({ Reason }) => onMade(Reason)}
      onDismiss={onDismiss}
    >
      <CodeFields />
    </RecordDialog>
  );
}
