/** Licenses that require nothing but their notice (SPDX identifiers). */
export const licences = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
];

export type LicenceException = { package: RegExp; licence: string; reason: string };

/** Packages with another license, or without one in their package.json. */
export const licenceExceptions: LicenceException[] = [
  {
    package: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, a shared library that is used unchanged and can be replaced.',
  },
  {
    package: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    reason: 'Used unchanged by the build; the licence asks for changes to its own files only.',
  },
  {
    package: /^@fontsource(-variable)?\//,
    licence: 'OFL-1.1',
    reason: 'Fonts: they may be served with anything, but not be sold by themselves.',
  },
  {
    package: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'Data that the build reads; nothing of it is served.',
  },
  {
    package: /^(busboy|streamsearch)$/,
    licence: '',
    reason: 'MIT, written in package.json in an old form that the lock file does not take over.',
  },
];

export type AcceptedAdvisory = { id: string; reason: string; until: string };

/** Known advisories that do not affect this site. `id`: GHSA-…; `until`: the date of the next review. */
export const advisories: AcceptedAdvisory[] = [];
