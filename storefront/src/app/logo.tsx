import { useConfig } from '../shop/config.ts';
import styles from './logo.module.css';

/** The built-in mark is a collet seen from the front: body, bore and clamping slots. */
export function Logo() {
  const { name, logo, cdnBase } = useConfig();
  return (
    <span className={styles.logo}>
      {logo ? (
        <img src={`${cdnBase}/${logo}`} alt="" height="28" />
      ) : (
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <circle cx="16" cy="16" r="14" />
          <circle cx="16" cy="16" r="4.5" />
          <path d="M16 2v9.5M16 20.5V30M3.9 9l8.2 4.75M19.9 18.25 28.1 23M3.9 23l8.2-4.75M19.9 13.75 28.1 9" />
        </svg>
      )}
      {name}
    </span>
  );
}
