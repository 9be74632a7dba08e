import { Box, Button } from '@mui/material';
import { unfilled } from '@spindle/sdk/domain/support/templates';
import { messageMissing } from '@spindle/sdk/domain/support/thread';
import { AFTER_ANSWER } from '@spindle/sdk/domain/support/tickets';
import { useState } from 'react';
import { Form } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { requiredText } from '../editing/common-fields.tsx';
import type { AdminTicket } from '../providers/records.ts';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { TicketAssignee } from './ticket-assignee.tsx';
import { useTicketCalls } from './use-ticket-calls.ts';

const filledIn = [...requiredText(messageMissing.message), findUnfilled];

/** Replies to a ticket, assigns it, and closes it. */
export function TicketActions({ ticket }: { ticket: AdminTicket }) {
  const calls = useTicketCalls(ticket);
  const [answers, setAnswers] = useState(0);

  async function answer({ message }: FormValues, status: AdminTicket['status']) {
    if (await calls.make({ does: 'answer', message: textOf(message), status })) {
      setAnswers(answers + 1);
    }
  }

  return (
    <Form
      // A new record resets the form.
      record={{ message: '', answers }}
      disableInvalidFormNotification
      noValidate
      onSubmit={(values: FormValues) => answer(values, AFTER_ANSWER)}
    >
      <Fields ticket={ticket} calls={calls} onClose={(values) => answer(values, 'CLOSED')} />
    </Form>
  );
}

interface Props {
  ticket: AdminTicket;
  calls: ReturnType<typeof useTicketCalls>;
  /** Sends the reply and closes the ticket. */
  onClose: (values: FormValues) => unknown;
}

function Fields({ ticket, calls: { outcome, busy, make }, onClose }: Props) {
  const { handleSubmit, setValue, clearErrors, setFocus } = useFormContext();
  const written = textOf(useWatch<FormValues>()['message']);
  const closed = ticket.status === 'CLOSED';
  useUnsaved(written !== '');

  /** Appends the text to the reply and moves the cursor there. */
  function insert(text: string) {
    setValue('message', written ? `${written}\n\n${text}` : text);
    clearErrors();
    setFocus('message');
  }

  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <OutcomeNote outcome={outcome} focused />
      <TemplateChoice ticket={ticket} onChoose={insert} />
      <TextInput
        source="message"
        validate={filledIn}
        multiline
        minRows={4}
        maxRows={16}
        helperText={`We'll email this to ${ticket.email}.`}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy === 'answer'}>
          Send reply
        </Button>
        <Button variant="outlined" disabled={busy !== null} onClick={handleSubmit(onClose)}>
          Send and close
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button
          variant="outlined"
          loading={busy === 'status'}
          onClick={() => void make({ does: 'status', status: closed ? 'OPEN' : 'CLOSED' })}
        >
          {closed ? 'Reopen ticket' : 'Close ticket'}
        </Button>
        <Button href={replyAddress(ticket)}>Reply by email</Button>
      </Box>
      <TicketAssignee
        ticket={ticket}
        busy={busy !== null}
        onAssign={(assigneeId) => void make({ does: 'assign', assigneeId })}
      />
    </Box>
  );
}

function findUnfilled(message: unknown): string | undefined {
  const [open] = unfilled(textOf(message));
  return open && `Replace ${open} before sending.`;
}

/**
 * Returns a `mailto` URL for the sender. The ticket number in its subject links the email to the
 * ticket.
 */
function replyAddress({ email, number, issue }: AdminTicket): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`[#${number}] ${issue}`)}`;
}
