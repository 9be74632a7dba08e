import { stillThere, staySignedIn } from '@spindle/sdk/domain/identity/proof-question';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import styles from '../ui/dialog/dialog.module.css';
import { Icon } from '../ui/icon.tsx';

/** Asks whether the user is still there. Escape means yes. */
export function IdleDialog({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const panel = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const returnTo = document.activeElement;
    const dialog = panel.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
    };
  }, []);

  return (
    <dialog
      ref={panel}
      className={classes(styles.dialog, styles['warn-question'])}
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-message"
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <h2 className={styles.title} id="idle-title">
        <Icon name="help" />
        {stillThere}
      </h2>
      <p className={styles.message} id="idle-message">
        You haven't been active for a while. To protect your account, we'll sign you out soon.
      </p>
      {/* Visible, but not read out every second. */}
      <p className={styles.timer} role="timer" aria-live="off">
        {secondsLeft === 1 ? '1 second left' : `${secondsLeft} seconds left`}
      </p>
      <div className={styles.buttons}>
        <Button look="strong" onClick={onStay}>
          {staySignedIn}
        </Button>
      </div>
    </dialog>
  );
}
