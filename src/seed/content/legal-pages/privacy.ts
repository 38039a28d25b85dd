import type { SeedLegalPage } from '../../types';
import { body, h2, h3, p, ul } from '../../write';

export const privacy: SeedLegalPage = {
  title: 'Privacy Policy',
  slug: 'privacy',
  effectiveDate: '2025-10-02T12:00:00.000Z',
  intro:
    'This policy says which personal data Alethia collects, what for, who else sees them, how long they are kept and what you can ask of us. We collect little, and we do not sell any of it.',
  body: body(
    h2('What this policy covers'),
    p(
      'This policy applies to personal data that Alethia (“we”, “us”) processes through this website, discovery sessions, our newsletter, user accounts, assessments such as the Sensory Intelligence Quotient, customer support and job applications. We decide why and how these data are processed, and we answer for them.',
    ),
    p(
      'It does not apply to the data that an organization processes in its own deployment of the platform. There we act on that organization’s instructions, under an agreement with it. If your employer uses the platform and you have a question about your data in it, please ask your employer first. We will help it to answer.',
    ),

    h2('What we collect'),
    h3('What you give us'),
    ul(
      '**Contact messages:** your name, email address and message, and your company and phone number if you choose to state them.',
      '**Newsletter:** your email address.',
      '**Discovery sessions:** your name, email address and the time you chose.',
      '**Accounts:** your name, email address and password. The password is stored only as a cryptographic hash.',
      '**Assessments:** the answers that you and your colleagues give, and the scores calculated from them.',
      '**Support:** what you describe and attach, and our correspondence about it.',
      '**Applications:** your letter, your résumé and whatever else you decide to send.',
    ),
    h3('What arises by itself'),
    ul(
      '**Website logs:** the address of the page, the time, the IP address, the kind of browser and device, the page you came from and whether the request succeeded.',
      '**Security records:** sign-ins, failed sign-ins and changes to an account.',
    ),
    h3('What comes from others'),
    p(
      'Your organization may give us your name, work email address and role when it sets up an account or a workshop. We may look up public professional information about someone who contacts us on behalf of a company. We do not buy personal data.',
    ),

    h2('What we use it for'),
    ul(
      'to answer you, which we promise to do within 24 hours of a contact message;',
      'to hold the sessions that you book and to send the newsletter that you subscribe to, once a month;',
      'to provide, secure and repair accounts, assessments and support;',
      'to calculate assessment results and explain them to the organization that ordered them;',
      'to understand, from logs and in aggregate, which pages work and which do not;',
      'to prevent misuse and fraud;',
      'to decide on applications;',
      'to keep to the law, and to establish or defend legal claims.',
    ),
    p(
      'We do not use personal data for decisions that have legal or similarly serious effects on you and that are made by a machine alone.',
    ),

    h2('On which legal grounds'),
    p(
      'Where the law asks for a legal ground, as it does in the European Economic Area and the United Kingdom, we rely on:',
    ),
    ul(
      '**a contract with you**, or steps before one that you asked for: accounts, discovery sessions, applications;',
      '**our legitimate interests**, weighed against yours: answering messages, security, logs, assessments ordered by your organization;',
      '**your consent**, which you may withdraw at any time: the newsletter;',
      '**legal duties**: accounting, and requests from authorities that bind us.',
    ),

    h2('Who else sees it'),
    p('We share personal data only as far as it is needed, and only with:'),
    ul(
      '**providers that work for us**, for hosting, databases, sign-in, email and scheduling, under contracts that bind them to our instructions and to confidentiality;',
      '**your organization**, where it set up your account or ordered an assessment;',
      '**advisers**, such as lawyers and auditors, who are bound to secrecy;',
      '**authorities and courts**, where the law obliges us, after we have checked whether it does;',
      '**a successor**, if the company or a part of it is sold or merged. It must keep to this policy.',
    ),
    p(
      'We do not sell personal data, do not share them for advertising across other websites, and have not done so in the past 12 months.',
    ),

    h2('Machine learning'),
    p(
      'We do not train general models with contact messages, applications, support tickets or newsletter addresses. Assessment data may be used in aggregated form, from which neither a person nor an organization can be recognized, to compare results and to improve the method. Any other use for training needs the agreement of the organization concerned.',
    ),

    h2('Cookies and local storage'),
    p(
      'This website sets only what it needs in order to work. After you send a contact message, a short-lived cookie lets the page of confirmation know that you did. If you sign in, your browser’s local storage keeps the session until you sign out. Staff who edit the website receive a session cookie of their own.',
    ),
    p(
      'There are no advertising cookies and no tracking across websites, so there is nothing to consent to and no banner. If the booking calendar of an external provider is shown in a frame, that provider may set cookies within the frame. Its own policy applies to them.',
    ),

    p(
      'We count how often each page is shown, and how many contact messages and bookings followed a visit to it. These are sums per page and day. Nothing about you is stored for this: no cookie, no identifier, no address. Browsers that ask not to be tracked are not counted.',
    ),

    h2('How long we keep it'),
    ul(
      '**Assessment data:** 24 months after the assessment, unless the agreement with your organization sets another period.',
      '**Website logs:** 12-18 months, depending on their kind. Then they are deleted or made anonymous.',
      '**Page counts:** 25 months.',
      '**Support tickets:** 24 months after closure.',
      '**Contact messages and bookings:** as long as the conversation lasts, and up to 24 months after the last message.',
      '**Newsletter address:** until you unsubscribe. After that we keep only the note that you do not wish to be written to.',
      '**Account data:** as long as the account exists, and up to 30 days afterwards.',
      '**Applications:** 12 months after the decision, or longer if you agree.',
      '**Invoices and contracts:** as long as tax and commercial law require.',
    ),
    p(
      'Backups may hold data for a short time longer, until they are overwritten. Where a legal claim is pending, we keep what concerns it until it has been settled.',
    ),

    h2('How we protect it'),
    p(
      'Data are encrypted in transit and at rest. Access is given by role, for as long as the role needs it, and is recorded. Our controls are examined against SOC 2 Type II. No protection is perfect. If a breach is likely to put your rights at risk, we tell you and the authorities as the law requires, and without undue delay.',
    ),

    h2('Your choices and rights'),
    p('Wherever you live, you may ask us to:'),
    ul(
      'tell you whether we hold data about you, and give you a copy;',
      'correct what is wrong and complete what is missing;',
      'delete your data, unless we must keep them;',
      'stop using them for a purpose to which you object, or restrict their use while a question is open;',
      'hand them to you or to someone else in a common format;',
      'take you off the newsletter, which a link in each issue does as well.',
    ),
    p(
      'Write to the email address shown at the end of this page. We answer within 30 days and free of charge. We may ask for something that shows that the data are yours. Someone you authorize may ask on your behalf. Nobody is treated worse for using these rights.',
    ),

    h2('Residents of US states with privacy laws'),
    p(
      'If you live in Colorado, California or another state with a comparable privacy law, you have the rights described above, including the right to opt out of the sale of personal data and of targeted advertising. Since we do neither, there is nothing to opt out of. The categories of data that we collect are identifiers, professional information, internet activity on this website, and the content of what you send us. If we refuse a request, you may appeal by replying to our answer. We decide on the appeal within 45 days. If you still disagree, you may turn to your attorney general.',
    ),

    h2('Transfers to other countries'),
    p(
      'We are based in the United States and process data there. Where data from the European Economic Area, the United Kingdom or Switzerland are transferred, we rely on the standard contractual clauses adopted for that purpose or on another ground that the law recognizes. You may ask us for a copy of the clauses. You may also complain to the data protection authority of the place where you live.',
    ),

    h2('Children and young people'),
    p(
      'Our services are made for organizations and are not directed to children. Nobody under the minimum age of 13 may use them, and anyone under 18 needs the permission of a parent or guardian. We do not knowingly collect data from children under 13. If you believe that a child has sent us data, please write to us, and we will delete them.',
    ),

    h2('Links to other websites'),
    p(
      'Our pages link to websites of others, for example to the professional network on which issues of our newsletter appear. What happens there is governed by their policies, so please read them.',
    ),

    h2('Changes to this policy'),
    p(
      'We change this policy when our practice or the law changes. For a material change we give at least 30 days’ notice before it takes effect, by email where we have your address, and on this website. The date at the top of this page says since when the current version has applied. Earlier versions are available on request.',
    ),

    h2('How to reach us'),
    p(
      'For questions, requests and complaints about personal data, write to the email address shown at the end of this page. We are based in Denver, Colorado, United States.',
    ),
  ),
  meta: {
    title: 'Privacy Policy',
    description:
      'Which personal data Alethia collects, what for, who sees them, how long they are kept and what you can ask of us. Effective October 2, 2025.',
  },
};
