import { sheetRows } from './item-measures.ts';
import type { CatalogItem } from './queries.ts';
import styles from './spec-sheet.module.css';
import { withMeasures } from '../ui/measures.ts';

export function SpecSheet({ item }: { item: CatalogItem }) {
  const rows = sheetRows(item);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading} id="specifications">
        Specifications
      </h2>
      <table className={styles.sheet} aria-labelledby="specifications">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{withMeasures(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
