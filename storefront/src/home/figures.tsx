import styles from './promo.module.css';

/** Shows measurable attributes, large enough to read in passing. */
export function Figures({ figures }: { figures: readonly [name: string, value: string][] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
