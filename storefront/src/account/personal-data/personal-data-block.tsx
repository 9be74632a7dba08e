import { useQuery } from '@tanstack/react-query';
import { Block } from '../block.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { DeletionPart } from './deletion-part.tsx';
import { ExportPart } from './export-part.tsx';
import { personalDataQuery } from './personal-data-query.ts';
import styles from '../account.module.css';

/** Lets customers export their personal data or delete their account. */
export function PersonalDataBlock() {
  const { data, isError, isFetching, refetch } = useQuery(personalDataQuery());
  return (
    <Block title="Your data">
      {data ? (
        <>
          <div className={styles.part}>
            <ExportPart file={data.export} />
          </div>
          <div className={styles.part}>
            <DeletionPart deletion={data.deletion} />
          </div>
        </>
      ) : isError ? (
        <NotLoaded busy={isFetching} onRetry={() => void refetch()}>
          We couldn't load the status of your data.
        </NotLoaded>
      ) : (
        <p className={styles.count}>Loading...</p>
      )}
    </Block>
  );
}
