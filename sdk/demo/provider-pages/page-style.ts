/** The look of every page of the payment provider. */
export const pageStyle = `:root {
  color-scheme: light dark;
  --paper: #f6f7f9; --card: #fff; --ink: #1a2230; --soft: #55607a; --line: #d5dae3;
  --accent: #1f4fd8; --on-accent: #fff; --bad: #b3261e; --bad-paper: #fdecea; --field: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12161d; --card: #1b212b; --ink: #edf0f6; --soft: #a9b3c6; --line: #39424f;
    --accent: #8ab0ff; --on-accent: #0d1a38; --bad: #ffb4ab; --bad-paper: #3b1b19; --field: #141921;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere;
}
.test-mode { margin: 0; padding: .5rem 1rem; text-align: center; font-size: .875rem;
  background: #7a4b00; color: #fff; }
h1, h2 { line-height: 1.2; margin: 0 0 1rem; font-size: 1.25rem; }
a { color: var(--accent); }
small { display: block; color: var(--soft); font-size: .875rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem; }
.checkout { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem; display: grid; gap: 2rem; }
@media (min-width: 56rem) {
  .checkout { grid-template-columns: 1fr 1.15fr; gap: 4rem; align-items: start; }
  .summary { position: sticky; top: 2rem; }
}
.back { display: inline-block; padding: .25rem 0; }
.grand { font-size: 2.25rem; font-weight: 650; margin: 0 0 1.5rem; font-variant-numeric: tabular-nums; }
.lines { list-style: none; margin: 0; padding: 0; }
.lines li, .totals div { display: flex; gap: 1rem; justify-content: space-between; padding: .5rem 0; }
.amount, .totals dd { font-variant-numeric: tabular-nums; white-space: nowrap; }
.totals { border-top: 1px solid var(--line); margin: .5rem 0 0; padding-top: .5rem; }
.totals dd { margin: 0; white-space: normal; text-align: right; }
.totals div:last-child { border-top: 1px solid var(--line); margin-top: .5rem; font-weight: 650; }
fieldset { border: 0; margin: 1.5rem 0 0; padding: 0; min-width: 0; }
legend { font-weight: 650; padding: 0; margin-bottom: .5rem; }
.grid { display: grid; grid-template-columns: 1fr 1fr; column-gap: .75rem; }
.field { grid-column: 1 / -1; margin-bottom: .75rem; min-width: 0; }
@media (min-width: 22rem) { .field.half { grid-column: auto; } }
.field label { display: block; font-size: .875rem; font-weight: 550; margin-bottom: .25rem; }
input:not([type=radio]), select {
  width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--field); border: 1px solid var(--soft); border-radius: 8px;
}
[aria-invalid=true] { border-color: var(--bad) !important; }
.error { color: var(--bad); font-size: .875rem; margin: .25rem 0 0; }
.problem { background: var(--bad-paper); color: var(--bad); border: 1px solid; border-radius: 8px;
  padding: .75rem 1rem; margin: 0 0 1rem; }
.choice { display: flex; gap: .75rem; align-items: center; padding: .75rem; margin-bottom: .5rem;
  border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
.choice .amount { margin-left: auto; }
.choice input { margin: 0; width: 1.25rem; height: 1.25rem; flex: none; accent-color: var(--accent); }
.choice:has(:checked) { border-color: var(--accent); }
.test-cards { margin: 0 0 .75rem; font-size: .875rem; }
.test-cards summary { padding: .25rem 0; cursor: pointer; }
.test-cards ul { list-style: none; padding: 0; margin: .5rem 0; }
.test-cards li { margin-bottom: .25rem; color: var(--soft); }
.test-cards button { font: inherit; color: var(--accent); background: none; border: 1px solid var(--line);
  border-radius: 6px; min-height: 1.75rem; padding: 0 .5rem; cursor: pointer; }
.test-cards button:disabled { color: inherit; cursor: text; user-select: text; }
.button { display: inline-block; border: 0; border-radius: 8px; padding: .75rem 1.25rem; font: inherit;
  font-weight: 650; background: var(--accent); color: var(--on-accent); text-decoration: none;
  cursor: pointer; min-height: 3rem; }
.pay { width: 100%; margin-top: 1rem; }
.terms { color: var(--soft); font-size: .875rem; margin: .75rem 0 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.closed { max-width: 32rem; margin: 4rem auto; }
.closed dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; }
.closed dd { margin: 0; text-align: right; }
@media (max-width: 34rem) { .closed { margin: 1rem; } }
`;

/** What the portal needs beyond the look of the other pages. */
export const portalStyle = `.portal { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; display: grid; gap: 1.5rem; }
.portal h1 { font-size: 1.5rem; margin: 0; }
.portal h2 { margin: 0 0 .75rem; }
.portal p { margin: 0 0 .75rem; }
.portal .who { color: var(--soft); margin: .25rem 0 0; }
.notice { border: 1px solid var(--accent); border-radius: 8px; padding: .75rem 1rem; }
.plan-price { font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.state { font-size: .875rem; font-weight: 600; border: 1px solid currentColor; border-radius: 1rem;
  padding: .125rem .625rem; margin-left: .25rem; white-space: nowrap; vertical-align: middle; }
.state.bad { color: var(--bad); }
.row-form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: flex-end;
  border-top: 1px solid var(--line); padding-top: 1rem; margin-top: 1rem; }
.row-form .field { flex: 1 1 14rem; margin: 0; }
.row-form fieldset { flex: 1 1 100%; margin: 0; }
.row-form select { min-height: 3rem; }
.button.quiet { background: transparent; color: var(--accent); border: 1px solid var(--soft); }
.history { list-style: none; margin: 0; padding: 0; }
.history li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem;
  padding: .5rem 0; border-top: 1px solid var(--line); }
.history li:first-child { border-top: 0; }
.history a { display: inline-block; padding: .125rem 0; }
@media (max-width: 34rem) { .portal .card { padding: 1rem; } .row-form .button { width: 100%; } }
`;
