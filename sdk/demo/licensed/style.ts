/** Both sites' style sheet. */
export const style = `:root {
  color-scheme: light dark;
  --ground: #fff;
  --panel: #f5f6f7;
  --ink: #1b1e21;
  --soft: #565d64;
  --line: #d7dbdf;
  --accent: #a63c0d;
  --tool: #c2410c;
  --cut: #1f6f8b;
  font: 1rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #17191b;
    --panel: #212427;
    --ink: #eceef0;
    --soft: #a9b1b8;
    --line: #3a4046;
    --accent: #ff9a5c;
    --tool: #ff8a4c;
    --cut: #62bfe0;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
.skip { position: absolute; left: -99rem; background: var(--ground); padding: 0.5rem 1rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; z-index: 1; }
header, footer { padding: 0.75rem 1.25rem; border-bottom: 1px solid var(--line); }
footer { border: 0; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.9rem; }
header p, footer p { margin: 0; }
.site { font-weight: 650; letter-spacing: 0.01em; }
.columns { display: grid; gap: 0 3rem; max-width: 76rem; padding: 0 1.25rem; }
nav summary { cursor: pointer; padding: 0.6rem 0; font-weight: 600; }
nav ol { margin: 0 0 0.5rem; padding: 0; list-style: none; }
nav li a { display: block; padding: 0.4rem 0.7rem; border-left: 3px solid var(--line); text-decoration: none; color: inherit; }
nav li a:hover { background: var(--panel); }
nav li a[aria-current] { border-color: var(--accent); font-weight: 600; }
main { min-width: 0; max-width: 46rem; padding: 0.5rem 0 2.5rem; }
main:focus { outline: none; }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.3rem); line-height: 1.15; margin: 0.8rem 0 0.4rem; text-wrap: balance; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.2rem 0 0.5rem; }
.lead { font-size: 1.15rem; color: var(--soft); margin: 0 0 1.4rem; }
figure { margin: 1.5rem 0; }
figure svg { display: block; width: 100%; height: auto; background: var(--panel); border-radius: 8px; }
figcaption { color: var(--soft); font-size: 0.92rem; margin-top: 0.5rem; }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline-offset: -2px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.45rem 0.9rem 0.45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
pre { background: var(--panel); padding: 0.9rem 1rem; border-radius: 8px; overflow-x: auto; font: 0.9rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
.formula { font-family: ui-monospace, Menlo, Consolas, monospace; background: var(--panel); border-radius: 8px; padding: 0.7rem 1rem; overflow-x: auto; }
.try { border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.15rem 1.15rem; margin: 1.5rem 0; }
.try h2 { margin-top: 0; }
.fields { display: grid; gap: 0.9rem 1.2rem; grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr)); }
.fields label { display: block; font-size: 0.92rem; color: var(--soft); }
.fields input, .fields select { width: 100%; min-height: 2.5rem; margin-top: 0.2rem; padding: 0.3rem 0.55rem; font: inherit; color: var(--ink); background: var(--ground); border: 1px solid var(--soft); border-radius: 6px; }
.results { display: grid; gap: 0.6rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr)); margin: 1.2rem 0 0; }
.results dt { font-size: 0.9rem; color: var(--soft); }
.results dd { margin: 0; font-size: 1.35rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.advice { margin: 1rem 0 0; min-height: 3.2em; }
.play { min-height: 2.5rem; margin-top: 0.6rem; padding: 0 1rem; font: inherit; color: var(--ink); background: var(--ground); border: 1px solid var(--soft); border-radius: 6px; cursor: pointer; }
.note { border-left: 4px solid var(--accent); padding: 0.1rem 0 0.1rem 1rem; margin: 1.4rem 0; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); padding: 0; list-style: none; }
.cards li { border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.1rem; }
.cards h2 { margin: 0 0 0.3rem; font-size: 1.1rem; }
.cards svg { display: block; width: 100%; height: auto; color: var(--ink); margin-bottom: 0.6rem; }
.cards p { margin: 0; color: var(--soft); }
.steps { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.75rem 2rem; margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.steps a { padding: 0.4rem 0; }
@media (min-width: 60rem) {
  .columns { grid-template-columns: 15rem minmax(0, 1fr); }
  .columns > nav { border-right: 1px solid var(--line); padding: 1rem 1rem 0 0; }
  main { padding-top: 1rem; }
}
`;
