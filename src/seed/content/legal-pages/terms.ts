import type { SeedLegalPage } from '../../types';
import { body, h2, h3, p, ul } from '../../write';

export const terms: SeedLegalPage = {
  title: 'Terms of Service',
  slug: 'terms',
  effectiveDate: '2025-10-02T12:00:00.000Z',
  intro:
    'These terms are the agreement between you and Alethia about our website, our platform and the services around them. We have tried to write them so that they can be read.',
  body: body(
    h2('Your agreement with us'),
    p(
      'These Terms of Service (“Terms”) apply to this website, to the Sensory Intelligence platform, to assessments such as the Sensory Intelligence Quotient, to our newsletter and to discovery sessions (together the “Services”). “Alethia”, “we” and “us” mean the company that runs them from Denver, Colorado. “You” means the person who uses the Services and, where that person acts for an organization, the organization as well.',
    ),
    p(
      'By using the Services you accept these Terms. If you do not accept them, please do not use the Services. If you accept them for an organization, you confirm that you have the authority to do so.',
    ),
    p(
      'Where you or your organization have signed a separate agreement with us, for example for the Alethia Fusion partnership program or for a subscription, that agreement comes first wherever it says something different.',
    ),

    h2('Who may use the Services'),
    p(
      'You must be at least 13 years old to use the Services. If you are under 18, you may use them only with the permission of a parent or guardian who has read these Terms and agrees to them on your behalf.',
    ),
    p(
      'The platform itself is made for organizations. You may use it only if your organization has given you access, and only within the limits of that access. You may not use the Services where the law of your country, or the sanctions and export law of the United States, forbids it.',
    ),

    h2('Your account'),
    p('Some parts of the Services need an account. When you create one, you agree to:'),
    ul(
      'give a name and an email address that are correct, and keep them up to date;',
      'keep your password to yourself and not use it elsewhere;',
      'tell us without delay when you believe that someone else has used your account;',
      'answer for what happens through your account, unless it happened because of a fault of ours.',
    ),
    p(
      'One account belongs to one person. Your organization may manage, suspend or close accounts that it has set up for its own people.',
    ),

    h2('What we provide'),
    p(
      'The website describes what we do and lets you write to us, subscribe to a newsletter and book a discovery session. A discovery session is a free introductory call of 30 minutes. It creates no duty to buy and no duty to sell.',
    ),
    p(
      'The platform reads signals from sources that you or your organization connect to it and points out patterns and risks. What it covers, who may use it and at which level of service is laid down in the order or agreement with your organization.',
    ),
    p(
      'We improve the Services all the time, and may add, change or withdraw functions. We do not withdraw a function that your organization has paid for during the paid term without offering an equivalent or a fair refund of fees for the time that remains.',
    ),

    h2('What you agree not to do'),
    p('When you use the Services, you agree not to:'),
    ul(
      'break the law or the rights of others, including rights in data that you connect or upload;',
      'reach into accounts, data or systems that you have no permission to use, or test our defences without our written consent;',
      'disturb the Services, for example by malicious code or an unreasonable load;',
      'copy, take apart or rebuild the platform, except where the law gives you a right to do so that cannot be waived;',
      'use the Services or their results to train or build a competing product;',
      'sell, rent or pass on access to the Services without our written consent;',
      'remove notices of ownership, or present results of the platform as the work of another product;',
      'collect the personal data of other users.',
    ),

    h2('What belongs to us'),
    p(
      'The Services, the software behind them, their models, texts, drawings, names and marks belong to Alethia or to those who license them to us. While you keep to these Terms, you receive a personal, revocable, non-exclusive right to use the Services for their intended purpose. It cannot be transferred. All other rights remain with us.',
    ),
    p(
      'You may quote from and link to our public pages and newsletter issues, provided that you name the source and do not suggest that we endorse you.',
    ),

    h2('What belongs to you'),
    p(
      'Data, documents and messages that you or your organization bring to the Services (“Your Content”) stay yours. You allow us to store, copy, process and display Your Content as far as that is needed to provide, secure and support the Services for you, and as your agreement with us and our Privacy Policy describe.',
    ),
    p(
      'You confirm that you have the rights and permissions that this requires. We do not use the confidential content of one customer to the benefit of another.',
    ),
    p(
      'If you send us suggestions, we may use them without restriction and without payment. Please do not put anything confidential into a suggestion.',
    ),

    h2('Assessments and results'),
    p(
      'Assessments, scores, alerts and other results are information that supports human decisions. They depend on the data behind them, they can be incomplete or wrong, and they are no substitute for professional, engineering, legal, financial or safety advice. Decisions remain with you and your organization, and so does the duty to keep the safety and emergency procedures that the law and good practice require.',
    ),
    p(
      'A Sensory Intelligence Quotient describes how an organization perceives and handles signals at the time of the assessment. It is no certificate, rating or guarantee.',
    ),

    h2('Fees and payment'),
    p(
      'The website, the newsletter and discovery sessions are free. Fees for the platform, for assessments and for partnership phases are agreed in writing before they become due. Unless an order says otherwise, invoices are payable within 30 days, without deduction, and fees do not include taxes. Fees that have been paid are refunded only where an order or these Terms say so, or where the law requires it.',
    ),

    h2('Services and links of others'),
    p(
      'The Services may connect to or link to services that others run, such as data platforms, calendars or the professional network on which our newsletter issues appear. Their terms apply to them. We do not control them and do not answer for them. If you ask us to connect such a service, you allow us to exchange data with it for that purpose.',
    ),

    h2('Privacy'),
    p(
      'Our Privacy Policy describes which personal data we collect, why, and how long we keep them. It is on this website under Privacy.',
    ),

    h2('Suspension and end'),
    p(
      'You may stop using the Services at any time and ask us to close your account. We may suspend or end your access if you break these Terms in a serious way or repeatedly, if the law requires it, or if that is needed to prevent harm to others or to the Services. Where circumstances allow, we tell you beforehand, give the reason and set a reasonable time in which to mend the matter.',
    ),
    p(
      'When access ends, the rights that we granted you end. What by its nature is meant to last does last, in particular the sections on ownership, disclaimers, liability, indemnity, disputes and governing law. How long data are kept afterwards is laid down in our Privacy Policy and in the agreement with your organization.',
    ),

    h2('Disclaimers'),
    p(
      'Except for what we promise expressly in a signed agreement, the Services are provided “as is” and “as available”. As far as the law allows, we give no other warranty, express or implied, including implied warranties of merchantability, fitness for a particular purpose, title and non-infringement. We do not promise that the Services will detect every event, that they will be free of interruptions or errors, or that their results will be correct in every case.',
    ),

    h2('Limits of liability'),
    p(
      'As far as the law allows, neither Alethia nor its directors, employees and suppliers are liable for indirect, incidental, special, consequential or punitive damages, or for lost profits, revenue, goodwill or data, arising from the Services or these Terms, even if they had been told that such damages were possible.',
    ),
    p(
      'As far as the law allows, our total liability for all claims arising from the Services or these Terms is limited to **the greater of the fees that you paid us for the Services in the 12 months before the event that gave rise to the claim, and 100 US dollars**.',
    ),
    p(
      'Nothing in these Terms limits liability that cannot be limited by law, such as liability for fraud or for intentional harm. Some places do not allow some of these limits. Where that is so, they apply as far as they may.',
    ),

    h2('Indemnity'),
    p(
      'If a third party makes a claim against us because you broke these Terms, broke the law, or brought content to the Services without the right to do so, you will bear the damages and reasonable costs that result. We tell you promptly about such a claim, leave its defence to you if you wish, and help you at your expense. You may not settle it in a way that binds us without our consent. Consumers bear these costs only where they were at fault.',
    ),

    h2('Resolving disputes'),
    p(
      '**Please read this section with care. It affects how disputes between us are decided, and it contains an agreement to arbitrate.**',
    ),
    h3('First, a conversation'),
    p(
      'Before either of us starts a formal proceeding, we try to solve the matter informally. The one who has a complaint sends the other a written notice with a name, contact details, the facts and the wish. You send yours to the email address shown at the end of this page. We then both try in good faith to settle it within a period of up to 60 days from receipt. Time limits for claims stand still meanwhile.',
    ),
    h3('Then, arbitration'),
    p(
      'If that does not succeed, any dispute arising from the Services or these Terms is decided finally and individually by binding arbitration before one neutral arbitrator, under the Federal Arbitration Act and under the rules of an established arbitration institution on which we both agree. If we cannot agree, a court with jurisdiction names the institution. Hearings take place by video, or on request in Denver, Colorado, or in the county where you live. The arbitrator may award whatever a court could award to the individual party.',
    ),
    h3('What stays outside'),
    p(
      'Either of us may bring an individual claim in a small-claims court where it qualifies, and may ask a court for an order that protects intellectual property, confidential information or the security of the Services.',
    ),
    h3('No class proceedings'),
    p(
      'As far as the law allows, each of us brings claims only in an individual capacity, and not as claimant or member in a class, collective or representative proceeding. If this paragraph cannot be enforced for a claim, that claim is decided by a court and not by arbitration.',
    ),
    h3('Your right to opt out'),
    p(
      'You may opt out of this agreement to arbitrate. Send a notice with your name, your email address and a clear statement that you opt out, to the email address shown at the end of this page, within 30 days after you first accepted these Terms. Opting out has no other effect on your use of the Services.',
    ),

    h2('Governing law'),
    p(
      'These Terms are governed by the law of the State of Delaware, without regard to its rules on conflicts of law, and by the federal law of the United States. Where a dispute is not arbitrated, the state and federal courts in Delaware have jurisdiction, and we both accept it. If you are a consumer, you keep the protection of mandatory rules of the place where you live.',
    ),

    h2('Changes to these Terms'),
    p(
      'We may change these Terms, for example when the Services or the law change. For a material change we give at least 30 days’ notice before it takes effect, by email where we have your address, and by a notice on this website. The date at the top of this page says since when the current version has applied. If you do not agree with a change, stop using the Services before it takes effect. If you use them afterwards, you accept the new version. Changes do not apply to disputes that arose earlier.',
    ),

    h2('General'),
    ul(
      '**Whole agreement.** These Terms, together with the documents that they name, are the whole agreement between us about the Services, subject to any signed agreement.',
      '**Severability.** If a provision is invalid, the others stay in force, and the invalid one applies as far as the law allows.',
      '**No waiver.** If we do not enforce a provision at once, we may still do so later.',
      '**Transfer.** You may not transfer your rights under these Terms without our consent. We may transfer ours to a successor that takes over the Services and keeps to these Terms.',
      '**Events beyond control.** Neither of us answers for a delay that was caused by events beyond reasonable control.',
      '**Notices.** We may send you notices by email or show them in the Services.',
    ),

    h2('How to reach us'),
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
