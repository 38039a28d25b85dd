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
    h2('Accessibility statement'),
    p(
      'We build this website to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Before each release, automated checks run on its kinds of pages, along with tests by keyboard, at 200 percent zoom, with reduced motion and in high contrast.',
    ),
    p(
      'No independent party has audited it yet, and automated checks find only some of the barriers that people meet. Drawings are described in words, but a description is shorter than the drawing. Documents that others send us may not be accessible.',
    ),
    p('If something stands in your way, tell us what you were trying to do and which page you were on.'),
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
