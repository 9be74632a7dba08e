import { useNavigate } from 'react-router-dom';
import { ScanField } from '../scanning/scan-field.tsx';
import { isSlipCode, packingTablePath } from './packing-address.ts';

/** Opens the order of the scanned packing slip. */
export function SlipField() {
  const navigate = useNavigate();

  function open(code: string): string | null {
    const orderId = code.toLowerCase();
    if (!isSlipCode(orderId)) return 'Enter the 8-character order number. Example: 6f0c1f3a';
    void navigate(packingTablePath({ orderId }));
    return null;
  }

  return (
    <ScanField
      label="Order number on packing slip"
      hint="Scan the barcode, or type the 8 characters below the barcode."
      action="Pack"
      maxLength={40}
      large
      onCode={open}
    />
  );
}
