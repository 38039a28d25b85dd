/** Inline, so that sites without outside services do not load it. `--choices`: its height (src/browser/consent.js). */
export const choicesStyle = `
.choices{position:fixed;inset:auto 0 0;z-index:30;padding-block:8px;border-top:1px solid var(--rule-2);font-size:var(--text-caption);line-height:1.35}
.choices .wrap{display:flex;flex-direction:column;gap:8px;max-height:60vh}
.choices-text{flex:1;max-height:60vh;overflow:auto}
.choices li{margin-top:4px}
.choices a{text-decoration:underline}
.choices-buttons{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8em),1fr));gap:10px;flex-shrink:0}
.choices .button{min-height:44px;padding:8px 12px}
@media (min-width:48em){.choices .wrap{flex-direction:row;align-items:center;justify-content:space-between;gap:32px}.choices-text{max-width:90ch}.choices-buttons{width:20em}}
html{scroll-padding-bottom:var(--choices,0px)}
body{padding-bottom:var(--choices,0px)}
@media print{.choices{display:none}body{padding:0}}
`.replaceAll('\n', '');
