import { useState } from 'react';
import { isSlashOn, setSlash } from './slash-key.ts';
import styles from './slash-choice.module.css';

/** Turns the keyboard shortcut for the search on or off, in this browser only. */
export function SlashChoice() {
  const [on, setOn] = useState(isSlashOn);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setSlash(target.checked);
          setOn(target.checked);
        }}
      />
      Press <kbd>/</kbd> to search
    </label>
  );
}
