import { enterMessage } from '@spindle/sdk/domain/support/read-ticket-form';
import {
  enterTemplateName,
  LONGEST_TEMPLATE_NAME,
  tidyTemplate,
} from '@spindle/sdk/domain/support/templates';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import type { TypedTemplate } from './templates.ts';
import { useCreate, useUpdate } from '../providers/write-hooks.ts';

export const newTemplate: TypedTemplate = { name: '', text: '' };

interface Props {
  template: TypedTemplate;
  onClose: () => void;
}

/** A new answer to keep, or another name or text for one. */
export function TemplateForm({ template, onClose }: Props) {
  const [typed, setTyped] = useState(template);
  const [missing, setMissing] = useState<string | null>(null);
  const [create, creating] = useCreate('templates', { onSuccess: onClose });
  const [update, updating] = useUpdate('templates', { onSuccess: onClose });

  function send() {
    const tidied = tidyTemplate(typed);
    setMissing('missing' in tidied ? tidied.missing.path : null);
    if ('missing' in tidied) return;
    const { id, version, name, text } = typed;
    if (id === undefined) create({ data: { name, text } });
    else update({ id, data: { name, text }, meta: { version } });
  }

  function change(field: 'name' | 'text', value: string) {
    setTyped({ ...typed, [field]: value });
    setMissing(null);
  }

  return (
    <FormDialog
      title={template.id === undefined ? 'New template' : 'Edit template'}
      values={typed}
      about="{name}, {ticket} and {order} stand for the sender’s name, the ticket’s number and their latest order."
      action="Save template"
      sending={creating.isPending || updating.isPending}
      refusal={(creating.error ?? updating.error)?.message}
      onSend={send}
      onDismiss={onClose}
    >
      <TextField
        label="Name"
        required
        value={typed.name}
        error={missing === 'name'}
        helperText={missing === 'name' ? enterTemplateName : ' '}
        slotProps={{ htmlInput: { maxLength: LONGEST_TEMPLATE_NAME } }}
        onChange={({ target }) => change('name', target.value)}
      />
      <TextField
        label="Text"
        required
        multiline
        minRows={5}
        maxRows={14}
        value={typed.text}
        error={missing === 'text'}
        helperText={missing === 'text' ? enterMessage : ' '}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
        onChange={({ target }) => change('text', target.value)}
      />
    </FormDialog>
  );
}
