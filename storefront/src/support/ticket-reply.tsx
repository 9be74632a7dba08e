import { messageMissing } from '@spindle/sdk/domain/support/thread';
import { useRef, useState, type SubmitEvent } from 'react';
import { useUnsaved } from '../page-parts/use-unsaved.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { Ticket } from './ticket-query.ts';
import styles from './ticket.module.css';
import { useReplyToTicket } from './use-reply-to-ticket.ts';

const unsent = {
  title: 'Leave without sending?',
  message: "Your message hasn't been sent and will be lost.",
};

export function TicketReply({ ticket }: { ticket: Ticket }) {
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState(false);
  const [sent, setSent] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { send, busy } = useReplyToTicket(ticket.id, () => {
    setMessage('');
    setSent(true);
  });
  useUnsaved(message.trim() !== '', unsent);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const empty = message.trim() === '';
    setMissing(empty);
    setSent(false);
    if (empty) area.current?.focus();
    else if (!busy) send(message);
  }

  return (
    <form className={styles.reply} noValidate onSubmit={submit}>
      <TextArea
        ref={area}
        label="Your reply"
        rows={5}
        maxLength={10_000}
        required
        value={message}
        error={missing ? messageMissing.message : undefined}
        onChange={({ target }) => {
          setMessage(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" look="strong" busy={busy}>
        Send Message
      </Button>
      <p role="status">{sent ? 'Message sent.' : null}</p>
    </form>
  );
}
