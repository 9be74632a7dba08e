import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './modal.module.css';

/**
 * A large centered panel over the page, as high as the window: a title, tools, a Close button, and
 * the rest for one element. `description` is read out with the title.
 */
export function Modal({
  title,
  description,
  tools,
  onClose,
  children,
}: {
  title: string;
  description: string;
  tools: ReactNode;
  onClose: () => void;
  children: ReactNode;
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does what a click beside the panel does
    <dialog
      ref={panel}
      className={styles.modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === panel.current) onClose();
      }}
    >
      <div className={styles.panel}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <VisuallyHidden>
          <span id={`${id}-description`}>{description}</span>
        </VisuallyHidden>
        <div className={styles.close}>
          <Button onClick={onClose}>Close</Button>
        </div>
        {children}
        <div className={styles.tools}>{tools}</div>
      </div>
    </dialog>
  );
}
