/**
 * Import rules of `src` (docs/architecture.md), checked by `npm test -- static`. Floors, lowest first: a room imports
 * rooms of lower floors, and rooms to its left on its own.
 */
const floors = [
  [
    'lib',
    'payload',
    'access',
    'env',
    'design-system',
    'browser',
    'redirects',
    'publishing',
    'seams',
    'services',
    'mirror',
    'telemetry',
    'delivery',
    'backup',
    'health',
    'seed',
  ],
  ['fields', 'search', 'data'],
  ['components', 'visitors', 'blocks'],
  ['staff', 'site', 'reference', 'collections'],
  ['api', 'admin', 'plugins', 'app'],
];
const rooms = floors.flat();

/** What others may import of a room. A room that is not listed is open as a whole. */
const contracts = {
  'src/browser': ['minify', 'script-file', 'start-script'],
  'src/delivery': [
    'server-parts',
    'html/(csp|policies|status|strip)',
    'http/security-headers',
    'outage/notices',
    'pages/site-folder',
    'next/(build-id|draft-cookie|headers|posted-action|received-headers)',
  ],
  'src/mirror': ['(folder|mirror|start)'],
  'src/reference/reviews': ['(responses|elements|sign-review|tally)'],
  'src/site/documents': ['(blind-sensor|document-view|form-alone|framed-form|not-found-view|site-page)'],
  'src/site/search': ['(search-view|suggestions)'],
  'src/site/preview': [
    '(framed-document|framed-section|known-texts|marks-in-page|pins|preview-bar|preview-frame)',
    'placing/use-placing',
  ],
  'src/staff/background': ['(advisory-lock|timer|work)'],
  'src/staff/sessions': ['(end-on-change|endpoints|refresh|session-length|strategy)'],
  'src/staff/sign-in': [
    '(account-proof|begin-session|endpoint|endpoints|factors|guard|invitation-field|limits|limits-table|local-passwords)',
    '(password-hooks|password-policy|password-link|reauthenticate|required|reset-token|seal|tell-owner|wanted-path)',
  ],
  'src/staff/single-sign-on': ['(endpoints|identity-fields|refusals|settings)'],
  'src/visitors/accounts': [
    'account/account-panel',
    '(auth-panel|filled|in-language|places|use-access-token)',
    'texts/texts-in',
  ],
  'src/visitors/forms': [
    '(actions|carried-notice|field|handlers|in-language|notices|outcome|posted-action|posted-entries)',
    '(sent-from|tell-sent|toasts|use-focus-back)',
    '[^/]+/[^/]+-form',
    'booking/(days|session-time)',
    'built/definition',
    'texts/(german-words|use-words|words)',
    'contact/marker',
  ],
  'supabase/local': ['(lite-role|migrate|roles)', 'gateway/messages', 'mail/mailbox'],
};

const TEST = '[.](test|spec)[.]tsx?$';

/** What plugins may import of other plugins, and the routes of plugins: index.ts, api.ts (admin/api.ts in browsers), routes. */
const faces = '(index|api|admin/api)[.]ts$';

export default {
  forbidden: [
    {
      name: 'core-without-plugins',
      comment:
        'The core knows no capability by name: src/plugins/index.ts lists them, and seams (src/seams) hold them.',
      severity: 'error',
      from: { path: '^(src/(?!plugins/|app/)|payload[.]config)', pathNot: TEST },
      to: { path: '^src/plugins/', pathNot: '^src/plugins/index[.]ts$' },
    },
    {
      name: 'routes-of-plugins',
      comment: 'A route of a capability re-exports it from `routes` of its plugin.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: `${TEST}|importMap` },
      to: { path: '^src/plugins/', pathNot: '^src/plugins/[^/]+/routes/' },
    },
    {
      name: 'plugins-through-their-face',
      comment: 'Another plugin is imported through its index.ts or api.ts, and named in `requires`.',
      severity: 'error',
      from: { path: '^src/plugins/([^/]+)/', pathNot: TEST },
      to: { path: '^src/plugins/[^/]+/', pathNot: `^src/plugins/$1/|${faces}` },
    },
    ...rooms.slice(0, -1).map((room, index) => ({
      name: `${room}-imports-a-room-above-it`,
      severity: 'error',
      // A test may import what uses its subject.
      from: { path: `^src/${room}/`, pathNot: TEST },
      to: { path: `^src/((${rooms.slice(index + 1).join('|')})/|[^/]+$)` },
    })),
    {
      name: 'no-room-outside-the-floors',
      comment: 'A new folder of src needs its place in `floors`.',
      severity: 'error',
      from: {},
      to: { path: '^src/[^/]+/', pathNot: `^src/(${rooms.join('|')})/` },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      // Payload's configuration imports what it configures, and is what `getPayload` is called with.
      to: { circular: true, viaOnly: { pathNot: '^payload[.]config' } },
    },
    ...Object.entries(contracts).map(([room, files]) => ({
      name: `private-in-${room.replaceAll('/', '-')}`,
      severity: 'error',
      from: { pathNot: `^${room}/|^tests/|${TEST}` },
      to: { path: `^${room}/`, pathNot: `^${room}/(${files.join('|')})[.]\\w+$|[.]css$` },
    })),
    {
      name: 'payload-is-opened-in-data',
      comment: 'Below the routes, `cms()` of src/data gives Payload.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(data/cms[.]ts|api/|app/)|${TEST}` },
      to: { path: '^payload[.]config' },
    },
    {
      name: 'next-insides-in-their-room',
      comment:
        'Next does not promise its files: src/delivery/next holds what leans on them, each with a contract test.',
      severity: 'error',
      from: { pathNot: `^src/delivery/next/|^tests/|${TEST}` },
      to: { path: '^node_modules/next/dist/(?!server/next[.]js)' },
    },
    {
      name: 'site-without-scripts',
      comment: 'What is deployed needs neither the scripts nor the tests.',
      severity: 'error',
      from: { path: '^(src|supabase|payload[.]config|next[.]config)', pathNot: TEST },
      to: { path: '^(scripts|tests)/' },
    },
  ],
  options: {
    // The compiler's own interface is not stable in TypeScript 7.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^([.]next|[.]data|public)/' },
  },
};
