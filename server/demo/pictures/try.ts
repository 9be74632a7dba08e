import sharp from 'sharp';
import { photograph } from './render/photograph.ts';
import type { Mesh } from './render/mesh.ts';
/** node try.ts out.png name expr... */
const [out = '/tmp/pics/sheet.png', ...exprs] = process.argv.slice(2);
const tiles: Buffer[] = [];
for (const e of exprs) {
  const [file, expr] = e.split('#') as [string, string];
  const lw = await import('./models/line-work.ts'); const mod = await import(`./models/${file}.ts`) as Record<string, unknown>;
  const t0 = performance.now();
  const mesh = new Function('m', 'lw', `return m.${expr}`)(mod, lw) as Mesh;
  const t1 = performance.now();
  const p = photograph(mesh);
  console.log(expr.slice(0, 40), mesh.materials.length, Math.round(t1 - t0), Math.round(performance.now() - t1));
  tiles.push(await sharp(p.rgb, { raw: { width: p.width, height: p.height, channels: 3 } }).resize(exprs.length > 1 ? 800 : 1600).png().toBuffer());
}
if (tiles.length === 1) await sharp(tiles[0]).toFile(out);
else {
  const rows = Math.ceil(tiles.length / 2);
  await sharp({ create: { width: 1600, height: rows * 600, channels: 3, background: '#fff' } }).composite(tiles.map((input, i) => ({ input, left: (i % 2) * 800, top: Math.floor(i / 2) * 600 }))).png().toFile(out);
}
