import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { optionalPart } from '../page-parts/optional-part.tsx';
import { Icon } from '../ui/icon.tsx';
import { focusOnSlash } from './slash-key.ts';
import styles from './search-box.module.css';

// Suggestions load when the field is first used. Without them the form still searches.
const Suggestions = optionalPart(async () => (await import('./suggestions.tsx')).Suggestions);

/**
 * The search field on every page: a form that works without JavaScript, with suggestions once it is
 * used.
 */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const q = pathname === '/ui/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const field = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  useEffect(() => focusOnSlash(field), []);
  return (
    // A new search remounts the form, which discards what was typed before.
    <form key={q} className={styles.form} role="search" action="/ui/search">
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="q"
        aria-label="Search parts"
        placeholder="Part name, number or spec (2.2 kW)"
        maxLength={100}
        autoComplete="off"
        defaultValue={q}
        onFocus={() => setUsed(true)}
      />
      <button className={styles.go} type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
      {used ? <Suggestions field={field} /> : null}
    </form>
  );
}
