import type { SeedLegalPage } from '../../types';
import { body, h2, h3, linked, p, ul } from '../../write';

export const privacy: SeedLegalPage = {
  title: 'Privacy Policy',
  slug: 'privacy',
  effectiveDate: '2025-10-02T12:00:00.000Z',
  intro:
    'This policy describes the personal data Alethia collects, why, with whom we share it, how long we keep it and what rights you have. We collect little and sell none of it.',
  body: body(
    h2('Scope'),
    p(
      'This policy applies to personal data that Alethia (“we”, “us”) processes through this website, discovery sessions, our newsletter, user accounts, assessments such as the Sensory Intelligence Quotient, customer support and job applications. We are the controller of this data.',
    ),
    p(
      'It does not apply to the data that an organization processes in its own deployment of the platform. There we act as its processor, on its instructions and under an agreement with it. If your employer uses the platform and you have a question about your data in it, please ask your employer first. We will assist it.',
    ),

    h2('Information we collect'),
    h3('Provided by you'),
    ul(
      '**Contact messages:** your name, email address and message, and optionally your company and phone number.',
      '**Newsletter:** your email address.',
      '**Discovery sessions:** your name, email address and the time you chose.',
      '**With a message or a session:** the page you sent it from, the page before it, and the campaign named in the link that brought you, such as a newsletter.',
      '**Accounts:** your name, email address and password. The password is stored only as a cryptographic hash.',
      '**Assessments:** the answers that you and your colleagues give and the scores calculated from them.',
      '**Support:** what you describe and attach, and our correspondence about it.',
      '**Applications:** your letter, your résumé and whatever else you decide to send.',
    ),
    h3('Collected automatically'),
    ul(
      '**Website logs:** the address of the page, the time, the IP address, the type of browser and device, the referring page and whether the request succeeded.',
      '**Security records:** sign-ins, failed sign-ins and changes to an account.',
    ),
    h3('Received from third parties'),
    p(
      'Your organization may give us your name, work email address and role when it sets up an account or a workshop. We may look up public professional information about people who contact us on behalf of a company. We do not buy personal data.',
    ),

    h2('How we use personal data'),
    ul(
      'to answer contact messages, within 24 hours;',
      'to hold the sessions that you book and to send the monthly newsletter that you subscribe to;',
      'to provide, secure and repair accounts, assessments and support;',
      'to calculate assessment results and explain them to the organization that ordered them;',
      'to learn from logs, in aggregate, which pages work;',
      'to prevent misuse and fraud;',
      'to decide on applications;',
      'to comply with the law, and to establish or defend legal claims.',
    ),
    p(
      'We do not use personal data for solely automated decisions that have legal or similarly significant effects on you.',
    ),

    h2('Legal bases for processing'),
    p('Where the law requires a legal basis, as in the European Economic Area and the United Kingdom, we rely on:'),
    ul(
      '**contract**, or steps at your request before one: accounts, discovery sessions, applications;',
      '**legitimate interests**, weighed against yours: answering messages, security, logs, assessments ordered by your organization;',
      '**consent**, which you may withdraw at any time: the newsletter;',
      '**legal obligations**: accounting, and binding requests from authorities.',
    ),

    h2('Disclosure to others'),
    p('We share personal data only to the extent necessary, and only with:'),
    ul(
      '**service providers**, for hosting, databases, sign-in, email and scheduling, under contracts that bind them to our instructions and to confidentiality;',
      '**your organization**, where it set up your account or ordered an assessment;',
      '**professional advisers**, such as lawyers and auditors, who are bound to secrecy;',
      '**authorities and courts**, where the law obliges us, after we have verified that it does;',
      '**a successor**, if the company or a part of it is sold or merged. It must comply with this policy.',
    ),
    p(
      'We do not sell personal data or share it for cross-context behavioral advertising, and have not done so in the past 12 months.',
    ),

    h2('Machine learning'),
    p(
      'We do not train general models with contact messages, applications, support tickets or newsletter addresses. Assessment data may be used in aggregated form, from which neither a person nor an organization can be identified, to compare results and to improve the method. Any other use for training requires the consent of the organization concerned.',
    ),

    h2('Cookies and local storage'),
    p(
      'This website sets what is strictly necessary, and one cookie for comparing versions of a page. After you send a contact message, a short-lived cookie tells the confirmation page that you did. If you sign in, your browser’s local storage keeps the session until you sign out. Staff who edit the website receive a session cookie of their own.',
    ),
    p(
      'While we compare versions of a page, a cookie keeps you on the version that you saw first, for up to 30 days. It says which comparison and which version it is, and whether you did what the page offers, such as sending its form. If you send a form of that page, we keep with it which version you saw. The cookie contains no identifier and is not shared with anyone. It is not set if your browser asks not to be tracked with Global Privacy Control or Do Not Track: you then see the page as it is.',
    ),
    p(
      'We use no advertising cookies and no cross-site tracking, and show no banner. If the booking calendar of an external provider is shown in a frame, that provider may set cookies within the frame. Its own policy applies to them.',
    ),

    p(
      'We count how often each page is shown, and how many contact messages and bookings followed a visit to it. These are totals per page and day. They include nothing about you: no cookie, no identifier, no address. In a comparison of versions we also count how many visitors saw each version, and how many did what it offers. Browsers that ask not to be tracked are not counted.',
    ),

    h2('Retention'),
    ul(
      '**Assessment data:** 24 months after the assessment, unless the agreement with your organization sets another period.',
      '**Website logs:** 12-18 months, depending on their kind. They are then deleted or anonymized.',
      '**Page counts:** 25 months.',
      '**Support tickets:** 24 months after closure.',
      '**Contact messages and bookings:** for the duration of the conversation, and up to 24 months after the last message.',
      '**Newsletter address:** until you unsubscribe. After that we keep only a record that you unsubscribed.',
      '**Account data:** as long as the account exists, and up to 30 days afterward.',
      '**Applications:** 12 months after the decision, or longer if you agree.',
      '**Invoices and contracts:** as long as tax and commercial law require.',
    ),
    p(
      'Backups may hold data for a short time longer, until they are overwritten. Where a legal claim is pending, we keep the data concerned until it is resolved.',
    ),

    h2('Security'),
    p(
      'We encrypt data in transit and at rest. Access is granted by role, for as long as the role needs it, and is logged. Our controls are audited against SOC 2 Type II. No security is perfect. If a breach is likely to put your rights at risk, we notify you and the authorities as the law requires and without undue delay.',
    ),
    linked('What is in place and what is not is on our page about ', 'security and accessibility', '/trust', '.'),

    h2('Your rights'),
    p('Wherever you live, you may ask us to:'),
    ul(
      'confirm whether we hold data about you, and give you a copy;',
      'correct or complete it;',
      'delete it, unless we must keep it;',
      'stop using it for a purpose to which you object, or restrict its use while a question is open;',
      'provide it to you or to someone else in a common format;',
      'unsubscribe you from the newsletter, which a link in each issue does as well.',
    ),
    p(
      'Write to the email address shown at the end of this page. We answer within 30 days and free of charge. We may ask you to verify your identity. An authorized agent may ask on your behalf. We do not discriminate against anyone for exercising these rights.',
    ),

    h2('US state privacy rights'),
    p(
      'If you live in Colorado, California or another state with a comparable privacy law, you have the rights described above, including the right to opt out of the sale of personal data and of targeted advertising. Since we do neither, there is nothing to opt out of. The categories of data that we collect are identifiers, professional information, internet activity on this website, and the content of what you send us. If we deny a request, you may appeal by replying to our answer. We decide on the appeal within 45 days. If you still disagree, you may contact your attorney general.',
    ),

    h2('International transfers'),
    p(
      'We are based in the United States and process data there. When we transfer data from the European Economic Area, the United Kingdom or Switzerland, we rely on the applicable standard contractual clauses or on another lawful transfer mechanism. You may ask us for a copy of the clauses. You may also complain to the data protection authority where you live.',
    ),

    h2('Children'),
    p(
      'Our services are intended for organizations and are not directed to children. No one under the minimum age of 13 may use them, and anyone under 18 needs the permission of a parent or guardian. We do not knowingly collect data from children under 13. If you believe that a child has sent us data, please write to us, and we will delete it.',
    ),

    h2('Third-party websites'),
    p(
      'Our pages link to third-party websites, for example to the professional network on which issues of our newsletter appear. Their policies govern what happens there. Please read them.',
    ),

    h2('Changes to this policy'),
    p(
      'We change this policy when our practice or the law changes. For a material change we give at least 30 days’ notice before it takes effect, by email where we have your address, and on this website. The date at the top of this page is the effective date of the current version. Earlier versions are available on request.',
    ),

    h2('Contact'),
    p(
      'For questions, requests and complaints about personal data, write to the email address shown at the end of this page. We are based in Denver, Colorado, United States.',
    ),
  ),
  meta: {
    title: 'Privacy Policy',
    description:
      'Which personal data Alethia collects and why, with whom it is shared, how long it is kept and which rights you have. Effective October 2, 2025.',
  },
};
