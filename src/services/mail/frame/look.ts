import { groundColors, palette } from '../../../design-system/tokens.ts';

/** `auto` follows the reader's mail program; the others are for previews. */
export type Scheme = 'auto' | 'light' | 'dark';

type Colors = Record<'ground' | 'ink' | 'quiet' | 'button' | 'onButton' | 'rule', string>;

export const light: Colors = {
  ground: groundColors.white,
  ink: palette.graphite.hex,
  quiet: palette.shadow.hex,
  button: palette.graphite.hex,
  onButton: groundColors.white,
  rule: palette['light-grey'].hex,
};
export const dark: Colors = {
  ground: groundColors.graphite,
  ink: palette.quartz.hex,
  quiet: palette['light-grey'].hex,
  button: palette.quartz.hex,
  onButton: palette.graphite.hex,
  rule: palette.mid.hex,
};

/** In px. */
export const COLUMN_WIDTH = 600;

/** Installed by few: fonts are not loaded, as every load would tell the server that the mail was opened. */
const TYPEFACE = "'Schibsted Grotesk',Helvetica,Arial,sans-serif";

const type = (size: number, height: number, color: string, weight = 400) =>
  `font-family:${TYPEFACE};font-size:${size}px;line-height:${height}px;font-weight:${weight};color:${color}`;

/** For mail programs that drop the style element. */
export const look = {
  body: `margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%`,
  // What follows it in a preview: signs without width, so that no text of the mail is drawn in.
  preheader: `display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${light.ground}`,
  column: `width:100%;max-width:${COLUMN_WIDTH}px`,
  brand: `${type(20, 32, light.ink, 500)};letter-spacing:-0.01em;text-decoration:none`,
  kicker: `margin:0 0 16px;${type(14, 22, light.quiet)}`,
  title: `margin:0 0 20px;${type(30, 36, light.ink, 500)}`,
  headline: `margin:40px 0 12px;${type(21, 28, light.ink, 600)}`,
  text: `margin:0 0 16px;${type(17, 27, light.ink)}`,
  quiet: `margin:0 0 12px;${type(14, 22, light.quiet)}`,
  label: `padding:4px 16px 4px 0;white-space:nowrap;${type(14, 22, light.quiet)}`,
  value: `padding:4px 0;${type(17, 24, light.ink)}`,
  typed: `padding:0 0 0 16px;border-left:2px solid ${light.rule}`,
  // Light in dark mail programs, too: what stands on clear ground is mostly dark. The color is that of the alternative text.
  image: `display:block;width:100%;height:auto;border:0;background-color:${light.ground};${type(14, 22, light.ink)}`,
  button: `background-color:${light.button};border-radius:2px;mso-padding-alt:14px 28px`,
  onButton: `display:inline-block;padding:14px 28px;text-decoration:none;${type(17, 24, light.onButton, 600)}`,
  link: `color:${light.ink};text-decoration:underline`,
  quietLink: `color:${light.quiet};text-decoration:underline`,
  list: 'margin:0 0 16px;padding:0 0 0 20px',
  item: `margin:0 0 8px;${type(17, 27, light.ink)}`,
  rule: `border-top:1px solid ${light.rule}`,
} as const;

/** `within`: an attribute that a mail program sets on what surrounds the mail. */
const rules = ({ ground, ink, quiet, button, onButton, rule }: Colors, within = '') =>
  [
    `${within} .ground{background-color:${ground} !important}`,
    `${within} .ink{color:${ink} !important}`,
    `${within} .quiet{color:${quiet} !important}`,
    `${within} .button{background-color:${button} !important}`,
    `${within} .on-button{color:${onButton} !important}`,
    `${within} .rule{border-color:${rule} !important}`,
    `${within} .preheader{color:${ground} !important}`,
  ].join('');

/** Outlook on the web and on phones marks texts and grounds of dark mails with attributes of its own. */
const inOutlook = rules(dark, '[data-ogsc]') + rules(dark, '[data-ogsb]');

export function styles(scheme: Scheme): string {
  if (scheme === 'light') return '';
  if (scheme === 'dark') return `<style>${rules(dark)}</style>`;
  return `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules(dark)}}${inOutlook}</style>`;
}
