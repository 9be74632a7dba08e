/** Unobtrusive, and unlike either front end. */
export const panelStyle = `
:host {
  display: block; position: relative; z-index: 2147483000;
  --ground: #26233a; --ink: #f3f1fb; --soft: #c4bfdb; --line: #575179; --mark: #ffd166;
  font: 0.875rem/1.4 system-ui, sans-serif; color: var(--ink); color-scheme: dark;
}
@media print { :host { display: none; } }
* { box-sizing: border-box; }
aside { background: var(--ground); overflow-wrap: anywhere; }
.toggle {
  display: flex; gap: 0.75rem; align-items: center; width: 100%; min-height: 32px; padding: 2px 16px;
  border: 0; background: none; text-align: left;
}
.toggle strong { flex: none; }
.toggle::after { content: '▾'; margin-left: auto; flex: none; }
.toggle[aria-expanded=true]::after { content: '▴'; }
.now { color: var(--soft); min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#panel:not([hidden]) {
  position: absolute; inset: 100% 0 auto; display: grid; gap: 1rem 2rem; padding: 1rem 16px 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); align-items: start;
  max-height: calc(100vh - 48px); overflow-y: auto; background: var(--ground);
  border-top: 1px solid var(--line); box-shadow: 0 12px 32px rgb(0 0 0 / 40%);
}
fieldset, section { border: 0; margin: 0; padding: 0; min-width: 0; }
legend, h2 { font: 650 0.875rem/1.4 system-ui, sans-serif; padding: 0; margin: 0 0 0.5rem; color: var(--mark); }
.row { display: flex; gap: 0.6rem; align-items: flex-start; padding: 3px 0; }
.row span { flex: 1; min-width: 0; }
.row label { display: block; min-height: 24px; cursor: pointer; }
input { width: 24px; height: 24px; margin: 0; flex: none; accent-color: var(--mark); }
small { display: block; color: var(--soft); font-size: 0.8125rem; }
p label { display: block; }
select { font: inherit; min-height: 32px; width: 100%; color: inherit; background: #1a182a; border: 1px solid var(--line); border-radius: 8px; }
button { font: inherit; color: inherit; cursor: pointer; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.buttons button, p button {
  min-height: 32px; padding: 2px 12px; border: 1px solid var(--line); border-radius: 16px; background: none;
}
.buttons button[aria-pressed=true] { background: var(--mark); color: #1d1a2e; border-color: var(--mark); font-weight: 600; }
p { margin: 0.75rem 0 0; }
p small { margin-top: 0.25rem; }
section p:first-child { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.6rem; }
li strong, li span { display: block; }
code { font: 0.9375rem ui-monospace, monospace; user-select: all; }
details { border-top: 1px solid var(--line); }
summary { padding: 0.4rem 0; min-height: 24px; cursor: pointer; }
pre { margin: 0 0 0.6rem; padding: 0.6rem; max-height: 16rem; overflow: auto; white-space: pre-wrap;
  background: #1a182a; font: 0.8125rem/1.5 ui-monospace, monospace; }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
.toggle:focus-visible { outline-offset: -3px; }
`;
