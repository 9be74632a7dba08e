import { html, type Html } from '../html.ts';
import { millDrawing } from './mill-drawing.ts';
import { millStyle } from './mill-style.ts';

const axes = [
  ['X', '600 mm', 'HGR20 rails, SFU1610 screw'],
  ['Y', '400 mm', 'HGR20 rails, SFU1610 screw'],
  ['Z', '150 mm', 'HGR15 rails, SFU1605 screw, brake'],
] as const;

const figures = [
  ['Spindle', '2.2 kW, ER20, 24 000 rpm'],
  ['Repeatability', '± 0.02 mm over the table'],
  ['Rapid traverse', '6 m/min'],
  ['Table', '700 × 480 mm, M8 every 50 mm'],
  ['Frame', '20 mm aluminium plate, 118 kg'],
  ['Supply', '230 V, 16 A'],
] as const;

const steps = [
  [
    'Frame',
    'Plates are milled on both faces and pinned: square to 0.03 mm before a screw is turned.',
  ],
  [
    'Motion',
    'Rails first, screws second, each aligned with a dial gauge; the plans say where to touch.',
  ],
  ['Wiring', 'One loom per axis, labelled at both ends. Emergency stop cuts drives and spindle.'],
  [
    'First cut',
    'Tram, surface the table, cut the test square. It should measure 100.00 ± 0.02 mm.',
  ],
] as const;

/** What the mill is, on one page. */
export function millPage(shopUrl: string | null): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mill 600</title>
        ${millStyle}
      </head>
      <body>
        <header>
          <div>
            <p class="over">600 × 400 × 150 mm</p>
            <h1>Mill 600</h1>
            <p class="lead">
              A gantry mill of aluminium plate, built in three weekends from parts you can buy one
              by one. It cuts 6061 at 2 mm depth and holds two hundredths doing it.
            </p>
          </div>
          ${millDrawing}
        </header>
        <main>
          <h2>Travel</h2>
          <ul class="axes">
            ${axes.map(([axis, travel, made]) => axisCard(axis, travel, made))}
          </ul>
          <h2>Figures</h2>
          <dl>
            ${figures.map(
              ([name, value]) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd>${value}</dd>
                </div>`,
            )}
          </dl>
          <h2>From crate to first cut</h2>
          <ol>
            ${steps.map(([name, text]) => html`<li><strong>${name}</strong> ${text}</li>`)}
          </ol>
          ${
            shopUrl !== null &&
            html`<p>
              <a href="${shopUrl}/ui/shop/plans-pack/mill-600-plans" target="_blank" rel="noopener">
                The complete plans are in the shop
              </a>
            </p>`
          }
        </main>
      </body>
    </html>`;
  return page.markup;
}

function axisCard(axis: string, travel: string, made: string): Html {
  return html`<li><b>${axis}</b><span>${travel}</span><small>${made}</small></li>`;
}
