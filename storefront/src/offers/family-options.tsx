import { specOf } from '../catalog/spec-of.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { takesPlace } from '../page-parts/keeps-place.ts';
import { Link } from '../ui/link.tsx';
import { withMeasures } from '../ui/measures.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './family-options.module.css';

type Family = NonNullable<CatalogItem['family']>;
type Option = Family['options'][number];

/** Links to the other members of an item's family, one row per option. */
export function FamilyOptions({ item, family }: { item: CatalogItem; family: Family }) {
  return (
    <div className={styles.options}>
      {family.options.map((option) => (
        <div key={option.name} role="group" aria-label={option.name}>
          <span className={styles.name}>{option.name}</span>
          <ul className={styles.values}>
            {valuesOf(option, item).map(({ value, catalogItemId, exists, available }) => {
              const state = !exists ? 'missing' : !available ? 'sold-out' : undefined;
              return (
                <li key={value}>
                  <Link
                    className={styles.value}
                    to={`/ui/shop/${item.catalogId}/${catalogItemId}`}
                    state={takesPlace}
                    aria-current={catalogItemId === item.catalogItemId ? 'true' : undefined}
                    data-state={state}
                  >
                    {withMeasures(value)}
                    {state ? <VisuallyHidden> ({STATES[state]})</VisuallyHidden> : null}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

const STATES = { missing: 'changes another option', 'sold-out': 'sold out' };

/** Returns the option's values. An item from a list has only its own until the page is loaded. */
function valuesOf({ name, values }: Option, item: CatalogItem): NonNullable<Option['values']> {
  const own = specOf(item, name)?.value;
  if (values !== undefined || own === undefined) return values ?? [];
  const { catalogItemId } = item;
  return [{ value: own, catalogItemId, exists: true, available: true }];
}
