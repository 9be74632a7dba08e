import { ICONS, type IconName } from './icon-shapes.ts';
import styles from './icon.module.css';

/**
 * A 20 px line icon in the text's color. Decorative: the surrounding control has the accessible
 * name.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/**
 * Renders all shapes, once per document. Icon refers to them. The server sends them with the page,
 * so that browsers don't load them as JavaScript, too.
 */
export function IconSprite() {
  return (
    <svg className={styles.sprite} aria-hidden="true" focusable="false">
      {Object.entries(ICONS).map(([name, shape]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={shape} />
        </symbol>
      ))}
    </svg>
  );
}
