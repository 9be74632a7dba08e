import { Button } from './button.tsx';
import styles from './message.module.css';

/** Something could not be loaded: what, why where it is known, and the way out. */
export function ErrorState({
  title,
  detail,
  onRetry,
}: {
  title: string;
  detail?: string | undefined;
  onRetry?: () => void;
}) {
  return (
    <div className={styles.message} role="alert">
      <h2>{title}</h2>
      {detail ? <p>{detail}</p> : null}
      {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
    </div>
  );
}
