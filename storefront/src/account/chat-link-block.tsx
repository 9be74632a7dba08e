import { Block } from './block.tsx';
import styles from './account.module.css';

export function ChatLinkBlock() {
  return (
    <Block title="Chat community">
      <p className={styles.text}>
        Your account is not linked. To link it, join our community channel and run the slash command{' '}
        <code>/meld</code> there.
      </p>
    </Block>
  );
}
