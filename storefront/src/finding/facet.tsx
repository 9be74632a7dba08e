import { useId } from 'react';
import { formatCount } from '../ui/format-count.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { FacetFacts } from './findings.ts';
import { RangeForm } from './range-form.tsx';
import { specsOfName, toggleSpec, type SearchView } from './search-url.ts';
import { SearchLink } from './search-link.tsx';
import styles from './filters.module.css';
import { withMeasures } from '../ui/measures.ts';

/** Returns the ends of the selected range of a specification, as they were typed. */
function typedRange(specs: readonly string[]): { from: string; to: string } {
  for (const spec of specs) {
    const [, from = '', to = ''] =
      /:(-?\d+(?:\.\d+)?)?[^:]*?\.\.(-?\d+(?:\.\d+)?)?/.exec(spec) ?? [];
    if (from || to) return { from, to };
  }
  return { from: '', to: '' };
}

/** This many values can be read at a glance. The others can be expanded. */
const MAX_COLLAPSED = 7;
/** With fewer values than this, selecting them is faster than typing a range. */
const MIN_VALUES_FOR_RANGE = 4;

/** Filters by one specification: its values with counts, and a range of quantities. */
export function Facet({
  facet,
  path,
  view,
}: {
  facet: FacetFacts;
  path: string;
  view: SearchView;
}) {
  const heading = useId();
  const { name, unit, min, max, values } = facet;
  const selected = specsOfName(view, name);
  const isSelected = (value: string) => selected.includes(`${name}:${value}`);
  const lists = [values.slice(0, MAX_COLLAPSED), values.slice(MAX_COLLAPSED)] as const;
  const list = (some: FacetFacts['values']) => (
    <ul className={styles.values} aria-labelledby={heading}>
      {some.map(({ value, count }) => (
        <li key={value}>
          <SearchLink
            className={styles.value}
            path={path}
            view={toggleSpec(view, `${name}:${value}`)}
            current={isSelected(value)}
          >
            <span className={styles.tick} aria-hidden="true" />
            <span className={styles.word}>{withMeasures(value)}</span>
            <span className={styles.count}>
              <VisuallyHidden>, </VisuallyHidden>
              {formatCount(count)}
            </span>
          </SearchLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.facet} aria-labelledby={heading}>
      <h2 className={styles.name} id={heading}>
        {name}
      </h2>
      {list(lists[0])}
      {lists[1].length > 0 ? (
        <details open={lists[1].some(({ value }) => isSelected(value))}>
          <summary className={styles.more}>{formatCount(lists[1].length)} more</summary>
          {list(lists[1])}
        </details>
      ) : null}
      {min !== undefined &&
      max !== undefined &&
      min < max &&
      values.length >= MIN_VALUES_FOR_RANGE ? (
        <RangeForm
          key={selected.join()}
          label={name}
          unit={unit ?? ''}
          names={{ from: `from.${name}`, to: `to.${name}`, unit: `unit.${name}` }}
          bounds={{ from: String(min), to: String(max) }}
          typed={typedRange(selected)}
          path={path}
          view={{
            ...view,
            page: 1,
            specs: view.specs.filter((spec) => !selected.includes(spec)),
          }}
        />
      ) : null}
    </section>
  );
}
