import type { SeedLegalPage } from '../../types';
import { body, h2, linked, p, ul } from '../../write';

/** What `/legal` is only the heading of: each claim of the documents, with what it does and does not mean. */
export const trust: SeedLegalPage = {
  title: 'Trust',
  slug: 'trust',
  effectiveDate: '2026-11-28T12:00:00.000Z',
  intro:
    'Security, privacy and accessibility at Alethia: what is in place, what is not, and how to ask for more than this page says.',
  body: body(
    h2('SOC 2'),
    p(
      'Our controls are audited against SOC 2 Type II. SOC 2 is a report by an auditor on controls over a period of time. It is not a certificate, and there is no seal to show. The report is not published on this website. Ask for it at the email address at the end of this page.',
    ),
    h2('GDPR'),
    p(
      'We follow the General Data Protection Regulation for everyone whose data we hold, wherever they live. No authority has certified us for it, and we know of no certificate that would spare you reading what we do.',
    ),
    linked(
      'What we collect, why, for how long, and how to have it erased is in our ',
      'Privacy Policy',
      '/privacy',
      '.',
    ),
    h2('Where the platform runs'),
    ul(
      '**In the cloud**, in your own tenant.',
      '**On your premises**, with no outbound calls.',
      '**Your data stays yours:** in your deployment, we process it on your instructions and under an agreement with you.',
    ),
    h2('This website'),
    ul(
      'Traffic is encrypted. Passwords are stored only as a cryptographic hash.',
      'Pages load nothing from third parties unless you choose to play a video or turn on a service.',
      'Pages work without scripts, forms included.',
    ),
    h2('Accessibility'),
    linked(
      'We build this website to meet WCAG 2.2 at level AA. No independent party has audited it yet. What was checked, by whom and when, is in our ',
      'accessibility statement',
      '/accessibility',
      '.',
    ),
    h2('What we do not claim'),
    ul(
      'certificates or audits that this page does not name;',
      'an independent accessibility audit;',
      'that no breach can happen. Our Privacy Policy says what we do if one does.',
    ),
    h2('Ask or report'),
    p(
      'Write to the email address shown at the end of this page with questions for a security review, to report a vulnerability or a barrier. Please leave us time to fix a vulnerability before you publish it.',
    ),
  ),
  meta: {
    title: 'Trust: security, privacy and accessibility',
    description:
      'SOC 2, GDPR and the accessibility statement of Alethia: what is in place, what is not, and how to ask for more.',
  },
};
