import { html } from '../html.ts';

/** The mill from the front, with the dimensions one asks for first. */
export const millDrawing = html`<svg
  viewBox="0 0 520 400"
  role="img"
  aria-label="Drawing of the mill from the front: 600 mm of travel between two uprights, 150 mm below the spindle"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linejoin="round"
>
  <path d="M60 330h400v26H60z" />
  <path d="M84 356v18h56v-18M380 356v18h56v-18" />
  <path d="M92 298h336v32H92z" />
  <path
    d="M112 298v-6h14v6M162 298v-6h14v6M212 298v-6h14v6M262 298v-6h14v6M312 298v-6h14v6M362 298v-6h14v6"
    stroke-width="1.5"
  />
  <path d="M44 120h40v210H44zM436 120h40v210h-40z" />
  <path d="M36 72h448v56H36z" />
  <path d="M48 84h424M48 116h424" stroke-width="5" opacity=".35" />
  <path d="M196 56h104v128H196z" />
  <path d="M210 68h76v100h-76z" stroke-width="1.5" />
  <path d="M222 132h52v96h-52z" />
  <path d="M222 148h52M222 210h52" stroke-width="1.5" />
  <path d="M234 228h28l-4 18h-20z" />
  <path d="M244 246h8v34l-4 6-4-6z" />
  <path d="M226 40h44v16h-44z" stroke-width="1.5" />
  <g stroke="var(--mark)" stroke-width="1.5">
    <path d="M104 20h312M104 12v16M416 12v16" />
    <path d="m104 20 10-4v8zM416 20l-10-4v8z" fill="var(--mark)" />
    <path d="M330 150v130M322 150h16M322 280h16" />
    <path d="m330 150-4 10h8zM330 280l-4-10h8z" fill="var(--mark)" />
  </g>
  <g fill="currentColor" stroke="none" font-size="16" font-family="inherit">
    <text x="260" y="14" text-anchor="middle" dy="-1">600</text>
    <text x="342" y="220">150</text>
  </g>
</svg>`;
