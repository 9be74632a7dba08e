import type { CatalogItem } from '../catalog/queries.ts';
import { itemKey } from '../catalog/item-key.ts';
import { MAX_COMPARED, toggleCompared, useCompared } from './compared-items.ts';
import styles from './compare-box.module.css';

/** The id of the form for comparing without JavaScript. See CompareForm. */
export const COMPARE_FORM = 'compare-form';

/** Selects an item to compare. Once four are selected, the others are disabled. */
export function CompareBox({
  item,
  look = 'labeled',
}: {
  item: CatalogItem;
  look?: 'labeled' | 'box';
}) {
  const keys = useCompared();
  const key = itemKey(item);
  const selected = keys.includes(key);
  const full = !selected && keys.length >= MAX_COMPARED;
  return (
    <label
      className={styles.box}
      title={full ? 'You can compare up to 4 parts.' : look === 'box' ? 'Compare' : undefined}
    >
      <input
        type="checkbox"
        name="item"
        aria-label={`Compare ${item.title}`}
        value={key}
        form={COMPARE_FORM}
        checked={selected}
        disabled={full}
        onChange={() => toggleCompared(key)}
      />
      {look === 'labeled' ? 'Compare' : null}
    </label>
  );
}
