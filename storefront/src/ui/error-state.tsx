import { Button } from './button.tsx';
import styles from './message.module.css';

/** Says what could not be loaded, why if known, and what to do. */
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
