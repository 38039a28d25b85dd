import type { CalendarTexts } from './english';

export const german: CalendarTexts = {
  title: 'Termin wählen',
  description: 'Freie Termine für ein Erstgespräch von 30 Minuten.',
  heading: 'Erstgespräch buchen',
  main: 'Kalender',
  back: 'Zurück zur Website',
  taken: {
    heading: 'Alle Termine sind vergeben',
    text: 'Die nächsten vier Wochen sind ausgebucht. Sagen Sie uns, wann Sie sprechen möchten, und wir finden einen Termin.',
  },
  away: {
    heading: 'Der Kalender antwortet nicht',
    text: 'Freie Termine können gerade nicht angezeigt werden. Bitte versuchen Sie es in einigen Minuten noch einmal, oder sagen Sie uns, wann Sie sprechen möchten: Wir vereinbaren dann einen Termin.',
  },
  email: 'E-Mail',
  phone: 'Telefon',
  form: 'Formular',
  contact: 'Kontakt aufnehmen',
  booked: {
    title: 'Ihr Erstgespräch',
    heading: 'Ihr Termin ist gebucht',
    add: 'In Ihren Kalender eintragen',
    length: 'Dauer',
    minutes: (count) => `${count} Minuten`,
    place: 'Ort',
    placeText: 'Videokonferenz. Den Link erhalten Sie per E-Mail.',
    bring: 'Vorbereitung',
    bringText: 'Denken Sie an eine Entscheidung, die Sie zu spät erreicht. Mehr brauchen Sie nicht.',
    note: 'Notiz',
    changes: 'Änderungen',
    tell: 'Sagen Sie uns Bescheid',
    afterTell: ', und wir finden einen anderen Termin.',
    account: 'Konto',
    addToAccount: 'Fügen Sie den Termin Ihrem Konto hinzu',
    afterAdd: ', um ihn dort absagen zu können.',
  },
  canceled: {
    heading: 'Dieser Termin wurde abgesagt',
    text: 'Der Termin ist wieder frei. Wenn Sie weiterhin sprechen möchten, wählen Sie einen anderen, oder schreiben Sie uns.',
  },
  hidden: {
    heading: 'Ihr Termin kann nicht angezeigt werden',
    text: 'Der Kalender antwortet nicht. Ihre Buchung ist sicher. Bitte sehen Sie in einigen Minuten noch einmal nach.',
  },
  file: {
    name: 'erstgespraech.ics',
    summary: (company) => `Erstgespräch mit ${company}`,
    description: (minutes, email, phone) =>
      `Eine Videokonferenz von ${minutes} Minuten. Den Link erhalten Sie per E-Mail.\nFragen: ${email}, ${phone}`,
  },
};
