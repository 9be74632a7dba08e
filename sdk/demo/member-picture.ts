/** Draws a member's picture in the chat community as SVG: a bolted flange on the member's own color. */
export function memberPicture(name: string): string {
  const seed = Array.from(name).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 100_003, 7);
  const holes = 4 + (seed % 4);
  const bolts = Array.from({ length: holes }, (_, at) => {
    const angle = (2 * Math.PI * at) / holes;
    const [x, y] = [64 + 40 * Math.cos(angle), 64 + 40 * Math.sin(angle)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7"/>`;
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">' +
    `<rect width="128" height="128" fill="hsl(${seed % 360} 38% 42%)"/>` +
    `<g fill="#fff" fill-opacity=".82">${bolts.join('')}</g>` +
    '<circle cx="64" cy="64" r="19" fill="none" stroke="#fff" stroke-width="8"/></svg>'
  );
}
