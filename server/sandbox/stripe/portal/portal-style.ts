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
