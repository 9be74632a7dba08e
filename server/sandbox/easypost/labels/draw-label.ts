import type { AddressInput } from '../addresses/address-record.ts';
import type { ShipmentRecord } from '../shipments/shipment-record.ts';
import { serviceOf } from '../shipments/service-names.ts';
import { code128 } from './code128.ts';
import { pdfPage, type PdfPage } from '@spindle/sdk/demo/pdf-page';

const WIDTH = 4 * 72;
const HEIGHT = 6 * 72;
const MARGIN = 12;
const INNER = WIDTH - 2 * MARGIN;
const QUIET_MODULES = 10;

/** Draws a bought shipment's label as a PDF, four by six inches. */
export function drawLabel(shipment: ShipmentRecord): Buffer {
  const code = shipment.tracking_code ?? '';
  const service = serviceOf(shipment.selected_rate?.service ?? '');
  const page = pdfPage(WIDTH, HEIGHT, `Label ${code}`);
  frame(page);
  page.text(26, 72, 62, service.mark, 'bold');
  postmark(page, shipment);
  fitted(page, 20, 108, 17, INNER - 16, service.name.toUpperCase());
  sender(page, shipment);
  receiver(page, shipment.to_address);
  barcode(page, code, 306, 66);
  footer(page, shipment);
  return Buffer.from(page.file());
}

function frame(page: PdfPage): void {
  const right = WIDTH - MARGIN;
  page.box(MARGIN, MARGIN, INNER, 1.5);
  page.box(MARGIN, HEIGHT - MARGIN - 1.5, INNER, 1.5);
  page.box(MARGIN, MARGIN, 1.5, HEIGHT - 2 * MARGIN);
  page.box(right - 1.5, MARGIN, 1.5, HEIGHT - 2 * MARGIN);
  page.box(84, MARGIN, 1.5, 72);
  for (const y of [84, 118]) page.box(MARGIN, y, INNER, 1.5);
  for (const y of [280, 396]) page.box(MARGIN, y, INNER, 4);
}

function postmark(page: PdfPage, shipment: ShipmentRecord): void {
  const { selected_rate: rate, parcel, usps_zone: zone, from_address: from, label } = shipment;
  const facts = [
    `${(label?.date ?? '').slice(0, 10)}   from ${from.zip ?? from.country ?? ''}`,
    `${weight(parcel.weight)}${zone === null ? '' : `   zone ${zone}`}`,
    `$${rate?.rate ?? ''} ${rate?.currency ?? ''}   ${rate?.carrier ?? ''}`,
  ];
  page.text(94, 30, 11, 'SPECIMEN - NO POSTAGE PAID', 'bold');
  for (const [index, fact] of facts.entries()) page.text(94, 46 + index * 13, 9, fact);
}

function weight(ounces: number): string {
  const pounds = Math.floor(ounces / 16);
  const rest = Math.round((ounces % 16) * 10) / 10;
  return [pounds > 0 ? `${pounds} lb` : '', rest > 0 ? `${rest} oz` : ''].join(' ').trim();
}

function sender(page: PdfPage, { from_address: from }: ShipmentRecord): void {
  for (const [index, line] of addressLines(from).entries()) {
    fitted(page, 20, 134 + index * 10.5, 8.5, 240, line, false);
  }
}

function receiver(page: PdfPage, to: AddressInput): void {
  page.text(20, 202, 8, 'SHIP');
  page.text(20, 211, 8, 'TO:');
  for (const [index, line] of addressLines(to).entries()) {
    fitted(page, 48, 204 + index * 13.5, 12.5, INNER - 44, line.toUpperCase());
  }
}

/** Returns the printed lines of an address. */
export function addressLines(address: AddressInput): string[] {
  const { name, company, street1, street2, city, state, zip, country } = address;
  const town = [city, state, zip].filter(Boolean).join(' ');
  const abroad = country === 'US' ? null : country;
  return [name, company, street1, street2, town, abroad].filter(
    (line): line is string => line !== null && line !== '',
  );
}

/**
 * Draws text at a size that always fits: capitals of these fonts are at most 0.72 of the size wide.
 */
function fitted(
  page: PdfPage,
  x: number,
  y: number,
  size: number,
  room: number,
  text: string,
  bold = true,
): void {
  const share = bold ? 0.72 : 0.6;
  const matching = Math.min(size, room / (Math.max(text.length, 1) * share));
  page.text(x, y, Math.round(matching * 10) / 10, text, bold ? 'bold' : 'regular');
}

function barcode(page: PdfPage, code: string, top: number, height: number): void {
  const bars = code128(code);
  const modules = bars.reduce((sum, width) => sum + width, 0) + 2 * QUIET_MODULES;
  const module = Math.min((INNER - 8) / modules, 1.5);
  let x = (WIDTH - (modules - 2 * QUIET_MODULES) * module) / 2;
  page.text(MARGIN + 8, top - 9, 9, 'TRACKING #', 'bold');
  for (const [index, width] of bars.entries()) {
    if (index % 2 === 0) page.box(x, top, width * module, height);
    x += width * module;
  }
  const displayed = grouped(code);
  const size = 11;
  page.text(
    (WIDTH - displayed.length * size * 0.6) / 2,
    top + height + 15,
    size,
    displayed,
    'mono',
  );
}

/** Groups an all-digit code in fours, and others as the postal union does: `CP 428 058 298 US`. */
function grouped(code: string): string {
  if (/^\d+$/.test(code)) return code.replace(/(\d{4})(?=\d)/g, '$1 ');
  return code.replace(/^([A-Z]{2})(\d{3})(\d{3})(\d{3})([A-Z]{2})$/, '$1 $2 $3 $4 $5');
}

function footer(page: PdfPage, { reference, id }: ShipmentRecord): void {
  if (reference !== null) fitted(page, 20, 409, 7.5, INNER - 16, `Ref ${reference}`, false);
  fitted(page, 20, 417, 6, INNER - 16, id, false);
}
