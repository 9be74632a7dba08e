import { FormDialog } from '../ui/form-dialog.tsx';
import { CodeFields } from './code-fields.tsx';
import { useNewCode } from './use-new-code.ts';

interface Props {
  onDismiss: () => void;
  /** With what the shop said. */
  onMade: (reason: string) => void;
}

/** Makes a discount code. */
export function CodeDialog({ onDismiss, onMade }: Props) {
  const { form, change, errors, refusal, sending, submit } = useNewCode(onMade);
  return (
    <FormDialog
      title="New discount code"
      values={form}
      action="Make code"
      sending={sending}
      refusal={refusal}
      onSend={submit}
      onDismiss={onDismiss}
    >
      <CodeFields form={form} errors={errors} onChange={change} />
    </FormDialog>
  );
}
