import { useState } from 'react';
import { AlertLine } from '../ui/alert-line.tsx';
import { Button } from '../ui/button.tsx';
import type { PartLine } from './parts.ts';
import styles from './parts-page.module.css';

/** Prints the list or saves it for a spreadsheet. */
export function ListTools({ lines, title }: { lines: readonly PartLine[]; title: string }) {
  const [failed, setFailed] = useState(false);

  async function download() {
    try {
      const { downloadCsv } = await import('./download-csv.ts');
      downloadCsv(lines, title);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <div className={styles.tools}>
        <Button onClick={() => window.print()}>Print</Button>
        <Button onClick={() => void download()}>Download CSV</Button>
      </div>
      {failed ? <AlertLine>We couldn't create the file. Please try again.</AlertLine> : null}
    </>
  );
}
