import { MemberPicture } from '../community/member-picture.tsx';
import { Button } from '../ui/button.tsx';
import { useBreakLink } from './use-break-link.ts';
import styles from './chat-link.module.css';

export function LinkedAccount({
  name,
  picture,
  onBroken,
}: {
  name: string;
  picture: string | null;
  onBroken: () => void;
}) {
  const { ask, busy } = useBreakLink(onBroken);
  return (
    <div className={styles.linked}>
      <MemberPicture name={name} src={picture} size={56} alt={`Profile picture of ${name}`} />
      <p className={styles.name}>{name}</p>
      <Button busy={busy} onClick={ask}>
        Break Link
      </Button>
    </div>
  );
}
