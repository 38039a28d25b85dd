/**
 * Import rules of `src` (docs/architecture.md), checked by `npm test -- static`. Floors, lowest first: a room imports
 * rooms of lower floors, and rooms to its left on its own.
 */
const floors = [
  [
    'lib',
    'access',
    'env',
    'design-system',
    'browser',
    'redirects',
    'publishing',
    'services',
    'backup',
    'mirror',
    'delivery',
    'seed',
  ],
  ['fields', 'search', 'data'],
  ['components', 'visitors', 'blocks'],
  ['staff', 'site', 'reference', 'checks', 'collections'],
  ['api', 'admin', 'app'],
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
  ],
  'src/mirror': ['(folder|mirror|start)'],
  'src/reference/reviews': ['(answers|elements|sign-review|tally)'],
  'src/site/documents': ['(blind-sensor|document-view|not-found-view|site-page)'],
  'src/site/search': ['(limit|search-view|suggestions)'],
  'src/site/preview': ['(framed-document|preview-bar|preview-frame)'],
  'src/plugins/api/keys': ['(endpoints|find-key|rights)'],
  'src/staff/background': ['(timer|work)'],
  'src/plugins/backups': ['(contents|endpoints|listed|make|overview|run)'],
  'src/plugins/experiments': ['(compare|endpoints|hooks|overview|problems)'],
  'src/plugins/palette': ['endpoint'],
  'src/plugins/find-replace': ['(at-once|endpoints|preview|replace)'],
  'src/plugins/comments': ['(comment-text|counts|endpoints|guests|hooks|mentions|place|stored|threads|write)'],
  'src/plugins/tables': ['(collections|csv|dates|decode|endpoints|formulas|limits|menu|plan|problem|read)'],
  'src/plugins/inbox': ['(colleagues|endpoints|mail-state|notes|notices|store|subscription-state|unused-files)'],
  'src/plugins/link-check': ['(endpoint|of-document|stored|task|within)'],
  'src/plugins/notifications': ['(endpoints|fields|hooks|kinds|notify|send|unread)'],
  'src/plugins/page-files': ['endpoints'],
  'src/plugins/redirects': ['(check-saved|count-hits|import-endpoint|import-plan|redirect-renamed|write-rules)'],
  'src/plugins/releases': [
    '(add|context|due|endpoints|for-guests|guard|hooks|membership|merge-live|open|overview|problem|scheduled)',
  ],
  'src/staff/sessions': [
    '(current-session|end-on-change|endpoints|refresh|session-fields|session-length|session-token|stored-sessions|strategy)',
  ],
  'src/plugins/sharing': ['(answer|endpoints|erase-guest|find-shared|recorded|version)'],
  'src/staff/sign-in': [
    '(account-proof|begin-session|endpoint|endpoints|factor-hooks|factors|guard|invitation-field|limits|limits-table|local-passwords)',
    '(password-hooks|password-policy|reauthenticate|required|reset-token|tell-owner|wanted-path)',
  ],
  'src/staff/single-sign-on': ['(endpoints|identity-fields|refusals|settings)'],
  'src/plugins/translations': [
    '(cells|endpoints|keep-fingerprints|offered|overview|report|translate|words)',
    'xliff/import',
  ],
  'src/plugins/usage': ['(endpoint|find-uses|guard-removal)'],
  'src/plugins/webhooks': ['(address|content-hooks|deliver|endpoints|events|forms|hooks)'],
  'src/visitors/accounts': [
    'account/account-panel',
    '(auth-panel|filled|in-language|places|use-access-token)',
    'texts/texts-in',
  ],
  'src/visitors/forms': [
    '(actions|carried-notice|field|handlers|in-language|notices|outcome|posted-action|posted-entries|sent-from|toasts)',
    '[^/]+/[^/]+-form',
    'booking/(days|session-time)',
    'built/definition',
    'texts/(german-words|use-words|words)',
    'contact/marker',
  ],
  'supabase/local': ['(lite-role|migrate|roles)', 'gateway/messages', 'mail/mailbox'],
};

const TEST = '[.]test[.]tsx?$';

export default {
  forbidden: [
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
      from: { path: '^src/', pathNot: '^src/(data/cms[.]ts|api/|app/)' },
      to: { path: '^payload[.]config' },
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
