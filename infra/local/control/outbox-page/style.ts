/** The look of the outbox page: paper, ink and one accent, in light and dark. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --raised: #ffffff; --ink: #16181d; --soft: #55585f; --hairline: #e4e1d9;
  --accent: #2b46e6; --accent-wash: #eceffd; --on-accent: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131418; --raised: #1b1d23; --ink: #f1efe9; --soft: #a8a9ad; --hairline: #2d3038;
    --accent: #93a4ff; --accent-wash: #232a4a; --on-accent: #10131f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.5 Inter, ui-sans-serif, system-ui, sans-serif; -webkit-text-size-adjust: 100%;
}
main, .top { max-inline-size: 760px; margin-inline: auto; padding-inline: 20px; }
.top { padding-block: 40px 16px; }
h1 { margin: 0; font-size: 38px; line-height: 1.1; letter-spacing: -0.025em; font-weight: 650; }
.top p { margin: 8px 0 0; color: var(--soft); max-inline-size: 62ch; }
[data-count] { white-space: nowrap; }
.finder { position: sticky; inset-block-start: 0; z-index: 1; background: var(--paper); padding-block: 12px; }
.finder label { display: block; max-inline-size: 760px; margin-inline: auto; padding-inline: 20px; }
.finder span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
input {
  inline-size: 100%; block-size: 48px; padding-inline: 16px; border: 1px solid var(--hairline); border-radius: 10px;
  background: var(--raised); color: inherit; font: inherit; font-size: 17px;
}
input::placeholder { color: var(--soft); opacity: 1; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main { padding-block-end: 80px; }
article { padding-block: 28px; border-block-end: 1px solid var(--hairline); overflow-wrap: anywhere; }
article:last-of-type { border-block-end: 0; }
article[hidden] { display: none; }
article.fresh { animation: arrive 200ms ease-out; }
@keyframes arrive { from { opacity: 0; transform: translateY(-6px); } }
@media (prefers-reduced-motion: reduce) { article.fresh { animation: none; } }
.line { display: flex; gap: 12px; align-items: center; color: var(--soft); font-size: 13px; }
.line .to { color: var(--ink); font-size: 15px; font-weight: 600; min-inline-size: 0; }
.line time { margin-inline-start: auto; white-space: nowrap; font-variant-numeric: tabular-nums; }
.channel {
  display: inline-flex; flex: none; gap: 6px; align-items: center; padding: 3px 10px 3px 8px; border-radius: 99px;
  background: var(--accent-wash); color: var(--accent); font-weight: 600;
}
.channel svg { inline-size: 16px; block-size: 16px; fill: none; stroke: currentcolor; stroke-width: 1.5;
  stroke-linecap: round; stroke-linejoin: round; }
h2 { margin: 14px 0 0; font-size: 21px; line-height: 1.25; letter-spacing: -0.015em; font-weight: 620; text-wrap: balance; }
.codes { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 14px; }
.code {
  display: inline-flex; gap: 14px; align-items: center; padding: 8px 8px 8px 16px; border-radius: 14px;
  background: var(--accent-wash);
}
.code b { font-size: 28px; line-height: 1.2; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; font-weight: 600; }
button {
  min-block-size: 44px; padding-inline: 18px; border: 0; border-radius: 10px; background: var(--accent);
  color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer;
}
mark { padding-inline: 4px; border-radius: 4px; background: var(--accent-wash); color: var(--accent);
  font-weight: 600; font-variant-numeric: tabular-nums; }
.text { margin: 12px 0 0; max-inline-size: 62ch; white-space: pre-wrap; }
.text a { color: var(--accent); text-underline-offset: 3px; }
iframe {
  display: block; inline-size: 100%; block-size: 360px; min-block-size: 160px; margin-block-start: 16px; resize: vertical;
  border: 1px solid var(--hairline); border-radius: 14px; background: #fff; color-scheme: light;
}
details { margin-block-start: 12px; color: var(--soft); font-size: 13px; }
summary { inline-size: fit-content; padding-block: 10px; cursor: pointer; }
dl { display: grid; grid-template-columns: minmax(90px, max-content) 1fr; gap: 6px 16px; margin: 4px 0 0; }
dt { font-weight: 600; } dd { margin: 0; color: var(--ink); }
.quiet { padding-block: 64px; text-align: center; color: var(--soft); font-size: 17px; }
@media (max-width: 520px) {
  .top { padding-block-start: 28px; }
  h1 { font-size: 28px; }
  .line { flex-wrap: wrap; gap: 8px 12px; }
  .line .to { order: 3; flex-basis: 100%; }
  dl { grid-template-columns: 1fr; } dd { margin-block-end: 8px; }
}
`;
