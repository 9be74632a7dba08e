import { useEffect, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { DIALOG_ICONS, dialogButtons, isHarmless, type DialogRequest } from './dialog-kinds.ts';
import { DISMISSED } from './dismissed.ts';
import styles from './dialog.module.css';

/** Shows a dialog. Escape returns 'Dismiss'. */
export function DialogPanel({
  request,
  onAnswer,
}: {
  request: DialogRequest;
  onAnswer: (label: string) => void;
}) {
  const panel = useRef<HTMLDialogElement>(null);
  const id = useId();

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
      className={classes(styles.dialog, styles[request.kind])}
      role={request.kind === 'info' || request.kind === 'success' ? 'dialog' : 'alertdialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(DISMISSED);
      }}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        <Icon name={DIALOG_ICONS[request.kind]} />
        {request.title}
      </h2>
      <p className={styles.message} id={`${id}-message`}>
        {request.message}
      </p>
      <div className={styles.buttons}>
        {dialogButtons(request).map((label) => (
          <Button
            key={label}
            look={request.kind === 'danger-question' && !isHarmless(label) ? 'danger' : 'secondary'}
            onClick={() => onAnswer(label)}
          >
            {label}
          </Button>
        ))}
      </div>
    </dialog>
  );
}
