import type { FormTexts } from './english';

export const german: FormTexts = {
  optional: '(freiwillig)',
  leaveEmpty: 'Dieses Feld bitte leer lassen',
  name: 'Name',
  email: 'E-Mail-Adresse',
  company: 'Unternehmen',
  phone: 'Telefon',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  subscribe: 'Abonnieren',
  subscribing: 'Wird angemeldet …',
  choose: 'Bitte wählen',
  closeToast: 'Mitteilung schließen',
  notifications: 'Mitteilungen',
  booking: {
    freeTimes: 'Freie Termine',
    days: 'Tage mit freien Terminen',
    free: (count) => `${count} frei`,
    timesIn: (zone) => `Uhrzeiten: ${zone}`,
    range: (from, to) => `${from} bis ${to} Uhr`,
    note: 'Notiz',
    noteHint: 'Wir lesen sie vor dem Gespräch. Ändern Sie sie, wie Sie möchten.',
    book: 'Diesen Termin buchen',
    booking: 'Wird gebucht …',
  },
};
