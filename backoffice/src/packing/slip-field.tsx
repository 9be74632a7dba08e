import { useNavigate } from 'react-router-dom';
import { ScanField } from '../scanning/scan-field.tsx';
import { isSlipCode, packingAddress } from './packing-address.ts';

/** Leads to the order of the packing slip that is scanned. */
export function SlipField() {
  const navigate = useNavigate();

  function open(code: string): string | null {
    const orderId = code.toLowerCase();
    if (!isSlipCode(orderId))
      return 'That is no order: it has eight letters and digits, such as 6f0c1f3a.';
    void navigate(packingAddress({ orderId }));
    return null;
  }

  return (
    <ScanField
      label="Order on the packing slip"
      hint="Scan its bar code, or type the eight characters below it."
      action="Pack"
      maxLength={40}
      large
      onCode={open}
    />
  );
}
