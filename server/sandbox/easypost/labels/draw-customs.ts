import { pdfPage } from '@spindle/sdk/demo/pdf-page';
import type { ShipmentRecord } from '../shipments/shipment-record.ts';
import { addressLines } from './draw-label.ts';

const WIDTH = 4 * 72;
const HEIGHT = 6 * 72;
const MARGIN = 14;
const LOWEST = HEIGHT - 40;
/** Number of letters that always fit on a line between the margins. */
const LONGEST = 58;

/** Draws a parcel's commercial invoice for customs as a PDF, as large as its label. */
export function drawCustoms(shipment: ShipmentRecord): Buffer {
  const { customs_info: customs, tracking_code: code, parcel } = shipment;
  const page = pdfPage(WIDTH, HEIGHT, `Commercial invoice ${code}`);
  let y = 26;
  const say = (text: string, size = 8, font: 'regular' | 'bold' = 'regular') => {
    if (y > LOWEST) {
      page.next();
      y = 26;
    }
    page.text(MARGIN, y, size, text.slice(0, LONGEST), font);
    y += size + 3;
  };
  say('COMMERCIAL INVOICE', 13, 'bold');
  say(`Tracking number ${code ?? ''}`);
  say('Sender', 8, 'bold');
  for (const line of [...addressLines(shipment.from_address), shipment.from_address.phone ?? '']) {
    say(line);
  }
  say('Receiver', 8, 'bold');
  for (const line of [...addressLines(shipment.to_address), shipment.to_address.phone ?? '']) {
    say(line);
  }
  say(`${customs?.contents_type ?? ''}, ${parcel.weight} oz, ${customs?.eel_pfc ?? ''}`, 8, 'bold');
  for (const item of customs?.customs_items ?? []) {
    say(`${item.quantity} x ${item.description}`);
    say(
      `  ${item.hs_tariff_number}, made in ${item.origin_country}, ${item.weight} oz, USD ${item.value}`,
    );
  }
  say(`Certified by ${customs?.customs_signer ?? ''}`, 8, 'bold');
  return Buffer.from(page.file());
}
