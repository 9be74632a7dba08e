import { enterMessage } from '@spindle/sdk/domain/support/read-ticket-form';
import {
  enterTemplateName,
  MAX_TEMPLATE_NAME_LENGTH,
  type TicketTemplate,
} from '@spindle/sdk/domain/support/templates';
import { TextInput } from '../ui/inputs.tsx';
import { requiredText } from '../editing/common-fields.tsx';
import { RecordDialog } from '../editing/record-dialog.tsx';
import { textOf } from '../ui/form-values.ts';

interface Props {
  /** Null creates a new template. */
  template: TicketTemplate | null;
  onClose: () => void;
}

const nameRequired = requiredText(enterTemplateName);
const textRequired = requiredText(enterMessage);

export function TemplateForm({ template, onClose }: Props) {
  return (
    <RecordDialog
      resource="templates"
      record={template}
      title={template ? 'Edit template' : 'New template'}
      start={{ name: template?.name ?? '', text: template?.text ?? '' }}
      read={({ name, text }) => ({ name: textOf(name), text: textOf(text) })}
      about="{name}, {ticket} and {order} become the sender's name, ticket number and latest order."
      action="Save template"
      onSaved={onClose}
      onDismiss={onClose}
    >
      <TextInput
        source="name"
        validate={nameRequired}
        slotProps={{ htmlInput: { maxLength: MAX_TEMPLATE_NAME_LENGTH } }}
      />
      <TextInput
        source="text"
        validate={textRequired}
        multiline
        minRows={5}
        maxRows={14}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
      />
    </RecordDialog>
  );
}
