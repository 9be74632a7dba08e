export const consoleStyle = `:root {
  color-scheme: light dark;
  --paper: #f6f7f9; --card: #fff; --ink: #1a2230; --soft: #55607a; --line: #d5dae3;
  --accent: #1f4fd8; --good: #146c2e; --bad: #b3261e; --wait: #7a4b00;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #12161d; --card: #1b212b; --ink: #edf0f6; --soft: #a9b3c6; --line: #39424f;
    --accent: #8ab0ff; --good: #7fd99a; --bad: #ffb4ab; --wait: #f2bf6c; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
a { color: var(--accent); }
header { display: flex; flex-wrap: wrap; gap: .25rem 2rem; align-items: center; padding: .75rem 1.5rem;
  background: var(--card); border-bottom: 1px solid var(--line); }
header .name { font-weight: 650; color: inherit; text-decoration: none; padding: .25rem 0; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
nav a { padding: .25rem 0; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; display: grid; gap: 1.5rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem;
  min-width: 0; }
h1, h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 .75rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
p { margin: 0 0 .5rem; }
.soft { color: var(--soft); }
.list { list-style: none; margin: 0; padding: 0; }
.list > li { border-top: 1px solid var(--line); padding: .75rem 0; display: grid; gap: .25rem 1rem; }
.list > li:first-child { border-top: 0; }
@media (min-width: 48rem) {
  .list > li { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
  .list .acts { justify-content: flex-end; }
}
.list small { display: block; color: var(--soft); font-size: .8125rem; }
code { font-size: .8125rem; }
.acts { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
form { margin: 0; }
button, .button { font: inherit; font-size: .875rem; min-height: 2rem; padding: .25rem .75rem;
  border-radius: 8px; border: 1px solid var(--line); background: transparent; color: var(--accent);
  cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
button:hover, .button:hover { border-color: var(--accent); }
.danger { color: var(--bad); }
.tag { font-size: .8125rem; font-weight: 600; color: var(--soft); white-space: nowrap; }
.good { color: var(--good); } .bad { color: var(--bad); } .wait { color: var(--wait); }
.steer { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
.steer form { display: grid; gap: .5rem; align-content: start; }
.steer label { display: grid; gap: .125rem; font-size: .875rem; }
.steer label.tick { display: flex; gap: .5rem; align-items: center; min-height: 2rem; }
.steer input:not([type=checkbox]), .steer select { font: inherit; min-height: 2.25rem; width: 100%;
  padding: .25rem .5rem; border-radius: 8px; border: 1px solid var(--soft); background: var(--paper);
  color: inherit; }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; }
.steer button { justify-self: start; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
pre { white-space: pre-wrap; margin: 0; font-size: .875rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 30rem) { main { padding: .75rem; } section { padding: 1rem; } header { padding: .75rem; } }
`;
