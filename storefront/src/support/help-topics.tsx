import type { Element } from '../content/queries.ts';
import { HelpTopic } from './help-topic.tsx';
import styles from './support.module.css';

/** Shows the help page: a list of its topics, then their texts. */
export function HelpTopics({ topics }: { topics: readonly Element[] }) {
  return (
    <div className={styles.help}>
      <nav className={styles.index} aria-label="Topics">
        <ul>
          {topics.map(({ elementId, title }) => (
            <li key={elementId}>
              <a href={`#${elementId}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href="#contact">Contact us</a>
          </li>
        </ul>
      </nav>
      <div className={styles.topics}>
        {topics.map((topic) => (
          <HelpTopic key={topic.elementId} topic={topic} />
        ))}
      </div>
    </div>
  );
}
