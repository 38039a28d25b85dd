/**
 * In the region itself, not in the style sheets: pages of a site without outside services carry nothing of it.
 * `--choices` is its height (src/browser/consent.js).
 */
export const choicesStyle = `
.choices{position:fixed;inset:auto 0 0;z-index:30;max-height:60vh;overflow:auto;padding-block:20px;border-top:1px solid var(--rule-2);font-size:var(--text-small)}
.choices ul{margin-block:8px;padding-inline-start:20px;list-style:disc}
.choices a{text-decoration:underline}
.choices-buttons{display:flex;flex-wrap:wrap;gap:12px;margin-top:16px}
.choices-buttons .button{flex:1 1 0;max-width:200px}
html{scroll-padding-bottom:var(--choices,0px)}
body{padding-bottom:var(--choices,0px)}
@media print{.choices{display:none}body{padding:0}}
`.replaceAll('\n', '');
