import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useConfig } from '../shop/config.ts';
import { buttonClass } from '../ui/button.tsx';
import { formatCount } from '../ui/format-count.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { MemberTile } from './widget-member.tsx';
import { widgetQuery } from './widget-query.ts';
import styles from './chat-widget.module.css';

const MAX_VISIBLE = 16;

/**
 * Shows the chat community: its name, who is online, and a link to join. Renders nothing if loading
 * fails.
 */
export function ChatWidget() {
  const { chatWidgetUrl } = useConfig();
  return chatWidgetUrl === null ? null : <Community url={chatWidgetUrl} />;
}

function Community({ url }: { url: string }) {
  const id = useId();
  const { data, isPending } = useQuery(widgetQuery(url));
  if (isPending) return <div className={styles.place} aria-hidden="true" />;
  if (!data) return null;

  const displayed = data.members.slice(0, MAX_VISIBLE);
  const others = data.present - displayed.length;
  return (
    <section className={styles.place} aria-labelledby={id}>
      <div className={styles.text}>
        <h2 id={id}>{data.name}</h2>
        <p>
          Questions about a build, a crash or a price? Ask people who've been there.{' '}
          <span className={styles.count}>{formatCount(data.present)}</span> online now.
        </p>
        {data.invite === null ? null : (
          <a
            className={buttonClass('strong')}
            href={data.invite}
            target="_blank"
            rel="noopener noreferrer"
          >
            Join us on Discord!
            <Icon name="external" />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        )}
      </div>
      {displayed.length === 0 ? null : (
        <div>
          <ul className={styles.members} aria-label="Online now">
            {displayed.map((member) => (
              <MemberTile key={member.id} member={member} />
            ))}
          </ul>
          {others > 0 ? <p className={styles.others}>and {formatCount(others)} more</p> : null}
        </div>
      )}
    </section>
  );
}
