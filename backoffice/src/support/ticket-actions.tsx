import { Box, Button, TextField } from '@mui/material';
import { unfilled } from '@spindle/sdk/domain/support/templates';
import { messageMissing } from '@spindle/sdk/domain/support/thread';
import { AFTER_ANSWER } from '@spindle/sdk/domain/support/tickets';
import { useRef, useState, type SubmitEvent } from 'react';
import { useUnsaved } from '../ui/unsaved.tsx';
import type { AdminTicket } from '../providers/records.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { replyAddress } from './reply-address.ts';
import { TemplateChoice } from './template-choice.tsx';
import { TicketAssignee } from './ticket-assignee.tsx';
import { useTicketCalls } from './use-ticket-calls.ts';

/** Answering, settling whose it is, and that it is done. */
export function TicketActions({ ticket }: { ticket: AdminTicket }) {
  const { outcome, busy, make } = useTicketCalls(ticket);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const closed = ticket.status === 'CLOSED';
  const written = message.trim() !== '';
  useUnsaved(written);

  async function answer(status: AdminTicket['status']) {
    const [open] = unfilled(message);
    const found = written
      ? open
        ? `Put in what ${open} stands for.`
        : null
      : messageMissing.message;
    setProblem(found);
    if (found !== null) area.current?.focus();
    else if (await make({ does: 'answer', message, status })) setMessage('');
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void answer(AFTER_ANSWER);
  }

  /** Goes on after what is written; the cursor with it. */
  function insert(text: string) {
    setMessage(written ? `${message.trimEnd()}\n\n${text}` : text);
    setProblem(null);
    area.current?.focus();
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <OutcomeNote outcome={outcome} focused />
      <TemplateChoice ticket={ticket} onChoose={insert} />
      <TextField
        label="Answer"
        multiline
        minRows={4}
        maxRows={16}
        required
        value={message}
        error={problem !== null}
        helperText={problem ?? `Goes to ${ticket.email} by mail.`}
        inputRef={area}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
        onChange={({ target }) => {
          setMessage(target.value);
          setProblem(null);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy === 'answer'}>
          Send answer
        </Button>
        <Button variant="outlined" disabled={busy !== null} onClick={() => void answer('CLOSED')}>
          Send and close
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button
          variant="outlined"
          loading={busy === 'status'}
          onClick={() => void make({ does: 'status', status: closed ? 'OPEN' : 'CLOSED' })}
        >
          {closed ? 'Open again' : 'Close ticket'}
        </Button>
        <Button href={replyAddress(ticket)}>Reply by mail</Button>
      </Box>
      <TicketAssignee
        ticket={ticket}
        busy={busy !== null}
        onAssign={(assigneeId) => void make({ does: 'assign', assigneeId })}
      />
    </Box>
  );
}
