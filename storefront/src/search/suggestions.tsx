import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Price } from '../ui/price.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { suggestQuery } from './queries.ts';
import { suggestionsOf, type Suggestion } from './suggestion.ts';
import { useField } from './use-field.ts';
import { useTyped } from './use-typed.ts';
import styles from './suggestions.module.css';
import { withMeasures } from '../ui/measures.ts';

/** The list below the field: arrow keys select, Enter opens, Escape closes. */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }): ReactNode {
  const id = useId();
  const navigate = useNavigate();
  const typed = useTyped(field);
  const { data, isFetching } = useQuery(suggestQuery(typed.settled));
  const [active, setActive] = useState(-1);
  const suggestions = typed.settled && data ? suggestionsOf(data) : [];
  const open = typed.wanted && suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = open && active >= 0 ? optionId(active) : undefined;
  useField(field, { listId: id, open, activeId });

  const leave = () => {
    typed.putAway();
    field.current?.blur();
  };

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Escape' && open) {
        event.preventDefault();
        typed.putAway();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (!open) return typed.want();
        // One position more than there are suggestions, for the field itself.
        const places = suggestions.length + 1;
        const by = event.key === 'ArrowDown' ? 1 : -1;
        setActive(((active + 1 + by + places) % places) - 1);
      } else if (event.key === 'Enter' && open) {
        const selected = suggestions[active];
        if (!selected) return typed.putAway();
        event.preventDefault();
        leave();
        void navigate(selected.to);
      }
    };
    const begin = () => setActive(-1);
    input.addEventListener('keydown', press);
    input.addEventListener('input', begin);
    return () => {
      input.removeEventListener('keydown', press);
      input.removeEventListener('input', begin);
    };
  });

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {typed.wanted && typed.settled && !isFetching ? announced(suggestions.length) : ''}
        </span>
      </VisuallyHidden>
      {open ? (
        <div className={styles.list} id={id} role="listbox" aria-label="Suggestions">
          {suggestions.map((suggestion, index) => (
            <Link
              key={suggestion.to}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              to={suggestion.to}
              aria-selected={index === active}
              className={classes(styles.option, index === active && styles.active)}
              // Keeps the focus in the field, so that the list stays open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={leave}
            >
              <Shown suggestion={suggestion} />
            </Link>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Shown({ suggestion }: { suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'item':
      return (
        <>
          <span className={styles.picture}>
            <ProductPicture image={suggestion.item.image} alt="" sizes="48px" width={48} />
          </span>
          <span className={styles.text}>{withMeasures(suggestion.text)}</span>
          <span className={styles.price}>
            <Price of={suggestion.item} />
          </span>
        </>
      );
    case 'catalog':
      return (
        <>
          <span className={styles.mark}>
            <Icon name="cards" />
          </span>
          <span className={styles.text}>{withMeasures(suggestion.text)}</span>
          <span className={styles.kind}>Catalog</span>
        </>
      );
    default:
      return (
        <>
          <span className={styles.mark}>
            <Icon name="search" />
          </span>
          <span className={styles.text}>{withMeasures(suggestion.text)}</span>
        </>
      );
  }
}

function announced(count: number): string {
  if (count === 0) return 'No suggestions. Press Enter to search.';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys to select.`;
}
