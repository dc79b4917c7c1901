/** Styles of the API page. They do not depend on the app's build. */
export const apiDocsStyle = `:root {
  color-scheme: light dark;
  --paper: light-dark(#faf9f5, #0e1512);
  --raised: light-dark(#ffffff, #151e1a);
  --ink: light-dark(#12201a, #f1efe7);
  --muted: light-dark(#535e58, #a9b3ac);
  --line: light-dark(#dedbd1, #2b3631);
  --accent: light-dark(#c23f0a, #ff8f55);
  --read: light-dark(#1d6741, #82cca1);
  --change: light-dark(#765000, #e8bf6a);
  --remove: light-dark(#ad1f1b, #ff9a91);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
code { font: 0.875em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: 0.2em; }
a:hover { color: var(--accent); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: var(--raised); }
.skip:focus { top: 1rem; }
header { padding: 3rem 1.25rem 2rem; border-bottom: 1px solid var(--line); }
header > * { max-width: 82rem; margin-inline: auto; }
.sign { color: var(--accent); font-weight: 620; letter-spacing: 0.075em; text-transform: uppercase; font-size: 0.75rem; margin-bottom: 0.5rem; }
h1 { font-size: clamp(2rem, 1.5rem + 2vw, 3.25rem); line-height: 1.08; letter-spacing: -0.022em; margin-block: 0 1rem; }
header p:not(.sign) { color: var(--muted); }
.columns { max-width: 84.5rem; margin-inline: auto; padding: 1.25rem; }
nav { font-size: 0.875rem; }
nav h2 { font-size: 0.75rem; letter-spacing: 0.075em; text-transform: uppercase; color: var(--muted); margin: 1.5rem 0 0.25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: 0.25rem 0; text-decoration: none; overflow-wrap: anywhere; }
main { min-width: 0; }
main > section > h2 { font-size: 1.5rem; letter-spacing: -0.022em; margin: 3rem 0 0.5rem; }
article { background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; margin-block: 1rem; }
article:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
tr:target { background: color-mix(in srgb, var(--accent) 14%, transparent); }
h3 { margin: 0 0 0.5rem; font-size: 1.125rem; }
h3 a { text-decoration: none; }
.line { margin: 0 0 0.75rem; }
.method { font: 620 0.6875rem/1 ui-monospace, Menlo, Consolas, monospace; display: inline-block; min-width: 3.4rem; color: var(--change); }
.method.get { color: var(--read); }
.method.delete { color: var(--remove); }
dl { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin: 0 0 1rem; }
dl div { display: flex; gap: 0.5rem; }
dt { color: var(--muted); }
dd { margin: 0; }
.whole { white-space: nowrap; }
.scroll { overflow-x: auto; margin-block: 0.75rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
caption { text-align: left; font-weight: 620; padding-block: 0.5rem; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 1rem 0.375rem 0; border-top: 1px solid var(--line); font-weight: 400; }
thead th { color: var(--muted); border-top: 0; }
table.fields { table-layout: fixed; min-width: 34rem; }
.headers { display: block; }
.headers div { margin-block: 0.5rem; flex-wrap: wrap; }
small { color: var(--muted); }
summary { cursor: pointer; padding-block: 0.25rem; }
.codes { margin: 0.5rem 0 0; padding: 0; list-style: none; font-size: 0.875rem; }
.codes li { padding-block: 0.125rem; }
.status { color: var(--muted); }
.shape { margin-block: 0.5rem; }
@media (width >= 64rem) {
  .columns { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 3rem; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding-bottom: 2rem; }
}
@media print { nav { display: none; } details { display: block; } }
`;
