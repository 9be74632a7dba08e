import { classes } from '../ui/classes.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { MemberPicture } from './member-picture.tsx';
import type { WidgetMember } from './read-widget.ts';
import styles from './chat-widget.module.css';

const statuses: ReadonlyMap<string, { text: string; look: string | undefined }> = new Map(
  Object.entries({
    online: { text: 'online', look: styles.online },
    idle: { text: 'away', look: styles.idle },
    dnd: { text: 'do not disturb', look: styles.dnd },
  }),
);

/** A member who is online. A shape and text show their status. */
export function MemberTile({ member }: { member: WidgetMember }) {
  const { text, look } = statuses.get(member.status) ?? { text: 'there', look: styles.online };
  return (
    <li className={styles.member}>
      <span className={styles.face}>
        <MemberPicture name={member.username} src={member.picture} size={48} />
        <span className={classes(styles.status, look)} aria-hidden="true" />
      </span>
      <span className={styles.name} title={member.username}>
        {member.username}
      </span>
      <VisuallyHidden>, {text}</VisuallyHidden>
    </li>
  );
}
