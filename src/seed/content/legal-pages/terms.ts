import type { SeedLegalPage } from '../../types';
import { body, h2, h3, p, ul } from '../../write';

export const terms: SeedLegalPage = {
  title: 'Terms of Service',
  slug: 'terms',
  effectiveDate: '2025-10-02T12:00:00.000Z',
  intro:
    'These terms are the agreement between you and Alethia for our website, our platform and related services. We wrote them to be read.',
  body: body(
    h2('Acceptance of these Terms'),
    p(
      'These Terms of Service (“Terms”) apply to this website, to the Sensory Intelligence platform, to assessments such as the Sensory Intelligence Quotient, to our newsletter and to discovery sessions (together the “Services”). “Alethia”, “we” and “us” mean the company that runs them from Denver, Colorado. “You” means the person who uses the Services and, where that person acts for an organization, the organization as well.',
    ),
    p(
      'By using the Services you accept these Terms. If you do not accept them, please do not use the Services. If you accept them for an organization, you confirm that you have the authority to do so.',
    ),
    p(
      'If you or your organization have signed a separate agreement with us, for example for the Alethia Fusion partnership program or for a subscription, that agreement prevails over these Terms wherever the two conflict.',
    ),

    h2('Eligibility'),
    p(
      'You must be at least 13 years old to use the Services. If you are under 18, you may use them only with the permission of a parent or guardian who has read these Terms and agrees to them on your behalf.',
    ),
    p(
      'The platform is intended for organizations. You may use it only if your organization has given you access, and only within the limits of that access. You may not use the Services where the law of your country, or the sanctions and export laws of the United States, prohibit it.',
    ),

    h2('Accounts'),
    p('Some parts of the Services require an account. When you create one, you agree to:'),
    ul(
      'provide an accurate name and email address and keep them up to date;',
      'keep your password confidential and not reuse it elsewhere;',
      'notify us promptly if you believe that someone else has used your account;',
      'be responsible for activity under your account, unless it results from our fault.',
    ),
    p(
      'Each account is for one person. Your organization may manage, suspend or close accounts that it has set up for its own people.',
    ),

    h2('The Services'),
    p(
      'The website describes what we do and lets you write to us, subscribe to a newsletter and book a discovery session. A discovery session is a free introductory call of 30 minutes. It obliges neither of us to buy or to sell.',
    ),
    p(
      'The platform reads signals from sources that you or your organization connect to it and points out patterns and risks. Its scope, users and service levels are set out in the order or agreement with your organization.',
    ),
    p(
      'We may add, change or withdraw functions of the Services. We do not withdraw a function that your organization has paid for during the paid term without offering an equivalent or a fair refund of the fees for the remaining term.',
    ),

    h2('Acceptable use'),
    p('When you use the Services, you agree not to:'),
    ul(
      'violate the law or the rights of others, including rights in data that you connect or upload;',
      'access accounts, data or systems without authorization, or test our security without our written consent;',
      'disrupt the Services, for example with malicious code or an unreasonable load;',
      'copy, reverse engineer or decompile the platform, except where the law gives you a right to do so that cannot be waived;',
      'use the Services or their results to train or build a competing product;',
      'sell, rent, sublicense or transfer access to the Services without our written consent;',
      'remove proprietary notices, or present results of the platform as the work of another product;',
      'collect the personal data of other users.',
    ),

    h2('Our intellectual property'),
    p(
      'The Services, the software behind them, and their models, texts, drawings, names and marks belong to Alethia or its licensors. Subject to these Terms, we grant you a personal, revocable, non-exclusive, non-transferable right to use the Services for their intended purpose. We reserve all other rights.',
    ),
    p(
      'You may quote from and link to our public pages and newsletter issues, provided that you name the source and do not suggest that we endorse you.',
    ),

    h2('Your content'),
    p(
      'You retain all rights in the data, documents and messages that you or your organization bring to the Services (“Your Content”). You allow us to store, copy, process and display Your Content to the extent needed to provide, secure and support the Services for you, and as your agreement with us and our Privacy Policy describe.',
    ),
    p(
      'You confirm that you have the rights and permissions that this requires. We do not use one customer’s confidential content for the benefit of another.',
    ),
    p(
      'If you send us suggestions, we may use them without restriction and without payment. Please do not include confidential information in a suggestion.',
    ),

    h2('Assessments and results'),
    p(
      'Assessments, scores, alerts and other results are information that supports human decisions. They depend on the underlying data, may be incomplete or wrong, and are no substitute for professional, engineering, legal, financial or safety advice. You and your organization remain responsible for decisions and for the safety and emergency procedures that the law and good practice require.',
    ),
    p(
      'A Sensory Intelligence Quotient describes how an organization perceives and handles signals at the time of the assessment. It is not a certificate, rating or guarantee.',
    ),

    h2('Fees and payment'),
    p(
      'The website, the newsletter and discovery sessions are free. Fees for the platform, for assessments and for partnership phases are agreed in writing before they become due. Unless an order says otherwise, invoices are payable within 30 days without deduction, and fees exclude taxes. Paid fees are refunded only where an order or these Terms say so, or where the law requires it.',
    ),

    h2('Third-party services'),
    p(
      'The Services may connect or link to third-party services, such as data platforms, calendars or the professional network on which our newsletter issues appear. Their own terms apply to them. We do not control them and are not responsible for them. If you ask us to connect such a service, you authorize us to exchange data with it for that purpose.',
    ),

    h2('Privacy'),
    p(
      'Our Privacy Policy describes which personal data we collect, why, and how long we keep it. It is on this website under Privacy.',
    ),

    h2('Suspension and termination'),
    p(
      'You may stop using the Services at any time and ask us to close your account. We may suspend or terminate your access if you breach these Terms materially or repeatedly, if the law requires it, or if it is necessary to prevent harm to others or to the Services. Where circumstances allow, we notify you beforehand, state the reason and set a reasonable time to cure the breach.',
    ),
    p(
      'On termination, the rights that we granted you end. Provisions that by their nature should survive do so, in particular those on intellectual property, disclaimers, liability, indemnification, disputes and governing law. Retention of data after termination is governed by our Privacy Policy and the agreement with your organization.',
    ),

    h2('Disclaimers'),
    p(
      'Except as expressly stated in a signed agreement, the Services are provided “as is” and “as available.” To the fullest extent permitted by law, we disclaim all other warranties, express or implied, including implied warranties of merchantability, fitness for a particular purpose, title and non-infringement. We do not warrant that the Services will detect every event, will be uninterrupted or free of errors, or that their results will be correct in every case.',
    ),

    h2('Limitation of liability'),
    p(
      'To the fullest extent permitted by law, neither Alethia nor its directors, employees and suppliers are liable for indirect, incidental, special, consequential or punitive damages, or for lost profits, revenue, goodwill or data, arising from the Services or these Terms, even if advised of the possibility of such damages.',
    ),
    p(
      'To the fullest extent permitted by law, our total liability for all claims arising from the Services or these Terms is limited to **the greater of the fees that you paid us for the Services in the 12 months before the event that gave rise to the claim, and 100 US dollars**.',
    ),
    p(
      'Nothing in these Terms limits liability that cannot be limited by law, such as liability for fraud or intentional misconduct. Some jurisdictions do not allow some of these limits. There, they apply only to the extent permitted.',
    ),

    h2('Indemnification'),
    p(
      'If a third party makes a claim against us because you breached these Terms, violated the law, or brought content to the Services without the right to do so, you will pay the resulting damages and reasonable costs. We notify you promptly of the claim, let you control its defense if you wish, and cooperate at your expense. You may not settle it in a way that binds us without our consent. Consumers bear these costs only where they were at fault.',
    ),

    h2('Dispute resolution'),
    p(
      '**Please read this section carefully. It affects how disputes between us are decided and contains an agreement to arbitrate.**',
    ),
    h3('Informal resolution'),
    p(
      'Before starting a formal proceeding, each of us tries to resolve the dispute informally. The complaining party sends the other a written notice with its name, contact details, the facts and the relief sought. You send yours to the email address shown at the end of this page. We then both try in good faith to settle the dispute within a period of up to 60 days from receipt. Limitation periods are tolled during that time.',
    ),
    h3('Binding arbitration'),
    p(
      'If informal resolution fails, any dispute arising from the Services or these Terms is decided finally and individually by binding arbitration before one neutral arbitrator, under the Federal Arbitration Act and the rules of an established arbitration institution on which we both agree. If we cannot agree, a court with jurisdiction names the institution. Hearings take place by video or, on request, in Denver, Colorado, or in the county where you live. The arbitrator may award any relief that a court could award to the individual party.',
    ),
    h3('Exceptions'),
    p(
      'Either of us may bring an individual claim in a small-claims court where it qualifies, and may ask a court for an order that protects intellectual property, confidential information or the security of the Services.',
    ),
    h3('Class action waiver'),
    p(
      'To the fullest extent permitted by law, each of us brings claims only in an individual capacity, and not as a plaintiff or member in a class, collective or representative proceeding. If this paragraph is unenforceable for a claim, a court decides that claim instead of an arbitrator.',
    ),
    h3('Right to opt out'),
    p(
      'You may opt out of this agreement to arbitrate. Send a notice with your name, your email address and a clear statement that you opt out to the email address shown at the end of this page, within 30 days after you first accepted these Terms. Opting out has no other effect on your use of the Services.',
    ),

    h2('Governing law'),
    p(
      'These Terms are governed by the law of the State of Delaware, without regard to its rules on conflicts of law, and by the federal law of the United States. Where a dispute is not arbitrated, the state and federal courts in Delaware have jurisdiction, and we both consent to it. If you are a consumer, you keep the protection of the mandatory rules of the place where you live.',
    ),

    h2('Changes to these Terms'),
    p(
      'We may change these Terms, for example when the Services or the law change. For a material change we give at least 30 days’ notice before it takes effect, by email where we have your address, and by a notice on this website. The date at the top of this page is the effective date of the current version. If you do not agree with a change, stop using the Services before it takes effect. Continued use after that date is acceptance of the new version. Changes do not apply to disputes that arose earlier.',
    ),

    h2('General provisions'),
    ul(
      '**Entire agreement.** These Terms, with the documents that they name, are the entire agreement between us on the Services, subject to any signed agreement.',
      '**Severability.** If a provision is invalid, the others remain in force, and the invalid one applies to the extent permitted by law.',
      '**No waiver.** Failure to enforce a provision is not a waiver of it.',
      '**Assignment.** You may not assign your rights under these Terms without our consent. We may assign ours to a successor that takes over the Services and keeps to these Terms.',
      '**Force majeure.** Neither of us is liable for a delay caused by events beyond reasonable control.',
      '**Notices.** We may send you notices by email or show them in the Services.',
    ),

    h2('Contact'),
    p(
      'For questions about these Terms, and for notices under them, write to the email address shown at the end of this page. We are based in Denver, Colorado, United States.',
    ),
  ),
  meta: {
    title: 'Terms of Service',
    description:
      'The terms that apply to the website, the Sensory Intelligence platform and the services of Alethia. Effective October 2, 2025.',
  },
};
