export type KnownAdvisory = { package: string; fixed: string; ids: string[] };

/** When this list was last compared with what has been published. */
export const reviewed = '2026-11-27';

/**
 * Published faults of packages that this site uses: the first version without them. Checked without a network, so that
 * neither a downgrade nor a second copy brings one back; it is no substitute for `npm audit`, which knows all others.
 */
export const knownAdvisories: KnownAdvisory[] = [
  { package: 'drizzle-orm', fixed: '0.45.2', ids: ['CVE-2026-39356'] },
  {
    package: 'hono',
    fixed: '4.12.21',
    ids: ['CVE-2026-22817', 'CVE-2026-44457', 'CVE-2026-47673', 'CVE-2026-47674', 'CVE-2026-47675', 'CVE-2026-47676'],
  },
  {
    package: 'next',
    fixed: '16.2.6',
    ids: [
      'CVE-2026-23869',
      'CVE-2026-44573',
      'CVE-2026-44578',
      'GHSA-267c-6grr-h53f',
      'GHSA-26hh-7cqf-hhc6',
      'GHSA-36qx-fr4f-26g5',
      'GHSA-492v-c6pp-mqqv',
      'GHSA-c4j6-fc7j-m34r',
    ],
  },
  { package: 'nodemailer', fixed: '7.0.7', ids: ['CVE-2025-14874', 'GHSA-46j5-6fg5-4gv3'] },
  { package: 'payload', fixed: '3.74.0', ids: ['CVE-2025-4643', 'CVE-2026-25574'] },
  { package: 'react', fixed: '19.2.6', ids: ['CVE-2026-23870'] },
  { package: 'react-dom', fixed: '19.2.6', ids: ['CVE-2026-23870'] },
];
