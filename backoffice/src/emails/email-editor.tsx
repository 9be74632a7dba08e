import { Alert, Box, Button, Typography } from '@mui/material';
import { placeholdersOf, type EmailKind } from '@spindle/sdk/domain/emails/email-kinds';
import {
  MAX_OPENING_LENGTH,
  MAX_SUBJECT_LENGTH,
  readWording,
} from '@spindle/sdk/domain/emails/wording';
import { capitalized } from '@spindle/sdk/domain/records';
import { ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import { Form, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useAct } from '../providers/write-hooks.ts';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { TextInput } from '../ui/inputs.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { EmailPreview } from './email-preview.tsx';

type EmailText = components['schemas']['EmailText'];

const resetting: Question = {
  title: 'Restore the original text?',
  text: 'Your subject and opening will be lost.',
  confirm: 'Restore original',
};

/** Edits the subject and opening of one kind of email, with a preview. */
export function EmailEditor({ kind, stored }: { kind: EmailKind; stored: EmailText }) {
  const notify = useNotify();
  const [email, setEmail] = useState(stored);
  const [send, saving] = useAct('emails', 'save', {
    onSuccess({ Reason, EmailText: saved }) {
      setEmail(saved);
      notify(Reason, { type: 'success' });
    },
  });
  const [reset, resetState] = useAct('emails', 'reset', {
    onSuccess({ Reason }) {
      const { defaultSubject: subject, defaultOpening: opening } = email;
      setEmail({ ...email, subject, opening, changed: false, version: 0 });
      notify(Reason, { type: 'success' });
    },
  });
  const failure = saving.error ?? resetState.error;

  async function save(values: FormValues) {
    const data = { kind, ...typed(values) };
    try {
      await send({ data, meta: { version: email.version } }, { returnPromise: true });
      return undefined;
    } catch (error) {
      if (!(error instanceof ShopError)) return undefined;
      return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
    }
  }

  return (
    <Box role="form" aria-label={email.name}>
      <Form
        record={{ subject: email.subject, opening: email.opening, version: email.version }}
        disableInvalidFormNotification
        noValidate
        validate={(values: FormValues) => errorsIn(kind, values)}
        onSubmit={save}
      >
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure.message}
          </Alert>
        )}
        <Fields
          kind={kind}
          email={email}
          busy={saving.isPending || resetState.isPending}
          onReset={() => reset({ data: { kind } })}
        />
      </Form>
    </Box>
  );
}

interface FieldsProps {
  kind: EmailKind;
  email: EmailText;
  busy: boolean;
  onReset: () => void;
}

function Fields({ kind, email, busy, onReset }: FieldsProps) {
  const text = typed(useWatch());
  const changed = text.subject !== email.subject || text.opening !== email.opening;
  useUnsaved(changed);
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextInput
          source="subject"
          isRequired
          helperText={false}
          slotProps={{ htmlInput: { maxLength: MAX_SUBJECT_LENGTH } }}
        />
        <TextInput
          source="opening"
          isRequired
          multiline
          minRows={5}
          helperText="Follows the greeting. A blank line starts a new paragraph. The rest of the email stays as it is."
          slotProps={{ htmlInput: { maxLength: MAX_OPENING_LENGTH } }}
        />
        <Placeholders kind={kind} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={busy} disabled={!changed}>
            Save
          </Button>
          <Button disabled={!email.changed || busy} onClick={() => setQuestion(resetting)}>
            Restore original…
          </Button>
        </Box>
      </Box>
      <EmailPreview kind={kind} text={text} />
      <ConfirmDialog
        question={question}
        onDismiss={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          onReset();
        }}
      />
    </Box>
  );
}

/** Lists what the texts can name. */
function Placeholders({ kind }: { kind: EmailKind }) {
  const placeholders = Object.entries(placeholdersOf(kind));
  if (placeholders.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, fontSize: '0.875rem' }}>
      {placeholders.map(([name, meaning]) => (
        <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {`{{${name}}}`}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
            {meaning}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const typed = (values: FormValues) => ({
  subject: textOf(values['subject']),
  opening: textOf(values['opening']),
});

function errorsIn(kind: EmailKind, values: FormValues): Record<string, string> {
  const found = readWording(kind, typed(values));
  if (!('invalid' in found)) return {};
  const { path, subject, message } = found.invalid;
  return { [path]: capitalized(`${subject} ${message}.`) };
}
