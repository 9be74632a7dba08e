import { useNavigate } from 'react-router-dom';
import { keepsPlace } from '../page-parts/keeps-place.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { readSearch, searchFields, writeSearch, type SearchView } from './search-url.ts';
import styles from './filters.module.css';

interface RangeInput {
  from: string;
  to: string;
}

/** A form for a range. `view` is the rest of the search, which doesn't change. */
export function RangeForm({
  label,
  unit,
  names,
  bounds,
  typed,
  path,
  view,
}: {
  label: string;
  unit: string;
  names: RangeInput & { unit?: string };
  /** The current range, shown in the empty fields. */
  bounds: RangeInput;
  typed: RangeInput;
  path: string;
  view: SearchView;
}) {
  const navigate = useNavigate();
  const end = (which: keyof RangeInput) => (
    <input
      className={styles.end}
      name={names[which]}
      aria-label={`${label} ${which}${unit ? `, ${unit}` : ''}`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder={bounds[which]}
      defaultValue={typed[which]}
    />
  );
  return (
    <form
      className={styles.range}
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) {
          if (typeof value === 'string') fields.append(name, value);
        }
        void navigate(path + writeSearch(readSearch(fields)), { state: keepsPlace });
      }}
    >
      {searchFields(view).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {names.unit && unit ? <input type="hidden" name={names.unit} value={unit} /> : null}
      {end('from')}
      <span aria-hidden="true">–</span>
      {end('to')}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
      <Button
        className={styles.apply}
        look="icon"
        type="submit"
        aria-label={`Apply ${label}`}
        title="Apply"
      >
        <Icon name="chevron" />
      </Button>
    </form>
  );
}
