import { useEffect, useRef, useState } from 'react';
import { NeedsScript } from '../page-parts/needs-script.tsx';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './support.module.css';

type Step = { at: 'form'; again: boolean } | { at: 'sent'; reason: string };

/** Shows the form and, after a message has been received, a button to send another. */
export function Contact() {
  const { status, user } = useSession();
  const [step, setStep] = useState<Step>({ at: 'form', again: false });
  return (
    <section className={styles.contact} id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">Contact Us...</h2>
      {step.at === 'sent' ? (
        <MessageSent reason={step.reason} onAgain={() => setStep({ at: 'form', again: true })} />
      ) : status === 'unknown' ? (
        <>
          <Waiting />
          <NeedsScript what="The contact form" />
        </>
      ) : (
        <ContactForm
          // Starts a new message when the user changes.
          key={`${status} ${user?.Email ?? ''}`}
          user={user}
          takeFocus={step.again}
          onSent={(reason) => setStep({ at: 'sent', reason })}
        />
      )}
    </section>
  );
}

/** The second step: says that the message was received. */
function MessageSent({ reason, onAgain }: { reason: string; onAgain: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p className={styles.sent} ref={text} tabIndex={-1}>
        {reason}
      </p>
      <Button onClick={onAgain}>Send a New Message</Button>
    </div>
  );
}
