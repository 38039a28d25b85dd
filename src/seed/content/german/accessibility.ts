import type { SeedPage } from '../../types';
import { body, h2, linked, p, ul } from '../../write';
import { meta, on } from '../pages/parts';

export const barrierefreiheit: SeedPage = {
  title: 'Barrierefreiheit',
  path: '/de/barrierefreiheit',
  meta: meta(
    'Erklärung zur Barrierefreiheit',
    'Wie barrierefrei diese Website nach EN 301 549 und WCAG 2.2 AA ist: was geprüft wurde, von wem und wann, was nicht, und wie Sie eine Barriere melden.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Erklärung zur Barrierefreiheit',
      intro: 'Was wir anstreben, was geprüft wurde und was nicht. Mit dem Datum jeder Prüfung.',
      figure: 'openings',
      section: on('graphite'),
    },
    {
      blockType: 'rich-text',
      heading: 'Was wir anstreben',
      body: body(
        p(
          'Diese Website soll die Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA erfüllen. Das schließt ein, was Kapitel 9 der europäischen Norm EN 301 549 (Version 3.2.1) von Webseiten verlangt: WCAG 2.1 auf Stufe AA.',
        ),
        p(
          'Wir behaupten keine Konformität. Keine unabhängige Stelle hat die Website geprüft, und die Prüfungen weiter unten ersetzen das nicht.',
        ),
        h2('Bekannte Einschränkungen'),
        ul(
          '**Zeichnungen** sind in Worten beschrieben, aber kürzer, als sie sind.',
          '**Dokumente, die wir von anderen erhalten,** sind womöglich nicht barrierefrei. Fragen Sie uns nach einer anderen Form.',
          '**Videos anderer Anbieter** laufen in deren Abspielern, auf die wir keinen Einfluss haben.',
          '**Nicht alle Seiten gibt es auf Deutsch.** Verweise führen dann zur englischen Seite.',
        ),
        h2('Eine Barriere melden'),
        linked(
          'Sagen Sie uns, was Sie tun wollten und auf welcher Seite, über die ',
          'Kontaktseite',
          '/contact',
          ', per E-Mail oder am Telefon. Ein Mensch antwortet Ihnen, mit der Information in einer Form, die Sie nutzen können.',
        ),
        linked('Zu Sicherheit und Datenschutz gibt es eine Seite auf Englisch: ', 'Trust', '/trust', '.'),
      ),
      section: on('white', 'aim'),
    },
    {
      blockType: 'accessibility-checks',
      heading: 'Was geprüft wurde',
      intro: 'Ein Programm untersucht jede Seite. Was es nicht beurteilen kann, müssen Menschen prüfen.',
      section: on('frost', 'checks'),
    },
    {
      blockType: 'page-weight',
      heading: 'Was eine Seite lädt',
      intro:
        'Je weniger eine Seite lädt, desto eher öffnet sie sich auf einem alten Telefon oder in einem schwachen Netz, und desto weniger Strom braucht sie.',
      section: on('graphite', 'weight'),
    },
  ],
};
