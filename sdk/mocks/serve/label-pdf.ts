const [WIDTH, HEIGHT] = [288, 432];

/** A label of four by six inches that prints, and says that it is none. */
export function labelPdf(orderId: string): Uint8Array {
  const content = [
    text(20, 390, 20, 'SPECIMEN'),
    text(20, 370, 10, 'No postage paid: a label of the mock shop'),
    text(20, 330, 12, `Order ${orderId.slice(0, 8)}`),
    ...bars(orderId),
    text(20, 60, 9, orderId),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] ` +
      '/Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = String(body.length).padStart(10, '0');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`;
  return Buffer.from(`${body}${table}${trailer}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}

function text(x: number, y: number, size: number, words: string): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET`;
}

/** Something that looks like a bar code; no scanner reads it. */
function bars(orderId: string): string[] {
  const widths = Array.from(orderId, (letter) => 1 + (letter.charCodeAt(0) % 3));
  let x = 20;
  return widths.map((width) => {
    const bar = `${x} 80 ${width} 90 re f`;
    x += width + 4;
    return bar;
  });
}
