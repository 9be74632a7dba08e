import { ScanField } from '../../scanning/scan-field.tsx';
import { useScanner } from '../../scanning/use-scanner.ts';

/** Reads codes from typing, or from a scanner wherever the focus is. */
export function PartField({ onPart }: { onPart: (code: string) => void }) {
  useScanner(onPart);

  function take(code: string): null {
    if (code !== '') onPart(code);
    return null;
  }

  return (
    <ScanField
      label="Barcode, part number, ID or title"
      hint="Scan or type. Scan again to add one."
      action="Add"
      maxLength={80}
      onCode={take}
    />
  );
}
