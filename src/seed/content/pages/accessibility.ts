import type { SeedPage } from '../../types';
import { body, h2, linked, p, ul } from '../../write';
import { meta, on } from './parts';

/** The statement. What was checked is in its sections, which are measured and recorded, not written. */
export const accessibility: SeedPage = {
  title: 'Accessibility',
  path: '/accessibility',
  meta: meta(
    'Accessibility statement',
    'How accessible this website is by EN 301 549 and WCAG 2.2 AA: what was checked, by whom and when, what is not, and how to report a barrier.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Accessibility statement',
      intro: 'What we aim for, what was checked, and what was not. With the date of each check.',
      figure: 'openings',
      section: on('graphite'),
    },
    {
      blockType: 'rich-text',
      heading: 'What we aim for',
      body: body(
        p(
          'We build this website to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This includes what chapter 9 of the European standard EN 301 549 (version 3.2.1) demands of web pages, which is WCAG 2.1 at level AA.',
        ),
        p(
          'We do not claim conformance. No independent party has audited the website, and the checks below do not replace an audit.',
        ),
        h2('Known limitations'),
        ul(
          '**Drawings** are described in words, but a description is shorter than the drawing.',
          '**Documents that others send us** may not be accessible. Ask us for another form.',
          '**Videos of other providers** play in those providers’ players, which we do not control.',
        ),
        h2('Report a barrier'),
        linked(
          'Tell us what you were trying to do and on which page, through the ',
          'contact page',
          '/contact',
          ', by email or by phone. You get an answer from a person, and the information in a form that you can use.',
        ),
        linked('Security and privacy are on the page about ', 'trust', '/trust', '.'),
      ),
      section: on('white', 'aim'),
    },
    {
      blockType: 'accessibility-checks',
      heading: 'What was checked',
      intro: 'A program examines every page. What it cannot tell, people have to check.',
      section: on('frost', 'checks'),
    },
    {
      blockType: 'page-weight',
      heading: 'What a page loads',
      intro:
        'The less a page loads, the sooner it opens on an old phone or a weak network, and the less electricity it needs.',
      section: on('graphite', 'weight'),
    },
  ],
};
