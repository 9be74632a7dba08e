import type { CatalogItem } from '../catalog/queries.ts';
import { itemKey } from '../catalog/item-key.ts';
import { MAX_COMPARED, toggleCompared, useCompared } from './compared-items.ts';
import styles from './compare-box.module.css';

/** The form that compares where no script does; see CompareForm. */
export const COMPARE_FORM = 'compare-form';

/** Chooses an item to be compared; a fifth has to wait until another is taken out. */
export function CompareBox({
  item,
  look = 'labelled',
}: {
  item: CatalogItem;
  look?: 'labelled' | 'box';
}) {
  const keys = useCompared();
  const key = itemKey(item);
  const chosen = keys.includes(key);
  const full = !chosen && keys.length >= MAX_COMPARED;
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
        checked={chosen}
        disabled={full}
        onChange={() => toggleCompared(key)}
      />
      {look === 'labelled' ? 'Compare' : null}
    </label>
  );
}
