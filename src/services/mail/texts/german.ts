import type { MailTexts } from './english';

export const german: MailTexts = {
  yourTime: 'Bei Ihnen',
  ourTime: 'Bei uns',
  time: 'Zeit',
  gap: (had, used) => `Sie hatten ${had} ${had === 1 ? 'Woche' : 'Wochen'}. Genutzt haben Sie ${used}.`,
  session: (company) => `Erstgespräch mit ${company}`,
  booked: {
    subject: (session, time) => `${session}: ${time}`,
    preheader: 'Wann wir uns sprechen, und eine Datei für Ihren Kalender.',
    text: 'Ihr Erstgespräch ist gebucht.',
    gap: (gap) => `Wir beginnen mit der Lücke, die Sie gezeichnet haben. ${gap}`,
    file: 'Mit der angehängten Datei tragen Sie es in Ihren Kalender ein.',
    fileName: 'erstgespraech.ics',
    changes: (email) =>
      `Um den Termin zu verschieben oder abzusagen, antworten Sie auf diese E-Mail, oder schreiben Sie an ${email}.`,
    changesInFile: (email) => `Um den Termin zu verschieben oder abzusagen, schreiben Sie an ${email}.`,
  },
  canceled: {
    subject: (session, time) => `Abgesagt: ${session}, ${time}`,
    preheader: 'Der Termin ist wieder frei. Sie können einen anderen wählen.',
    text: 'Ihr Erstgespräch ist abgesagt.',
    file: 'Die angehängte Datei entfernt es aus Ihrem Kalender, falls Sie es eingetragen haben.',
    again: 'Einen anderen Termin wählen',
  },
  address: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    preheader: 'Ein Link, einen Tag lang gültig, in dem Browser, in dem Sie angemeldet sind.',
    reason: (company) => `Jemand möchte diese E-Mail-Adresse für ein Konto bei ${company} bestätigen.`,
    link: 'Wenn Sie das waren, öffnen Sie diesen Link innerhalb eines Tages in dem Browser, in dem Sie angemeldet sind.',
    confirm: 'Diese Adresse bestätigen',
    effect:
      'Ihr Konto zeigt dann die Termine, die mit dieser Adresse gebucht wurden, und Sie können dort Ihr Newsletter-Abonnement ändern.',
    ignore: 'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren.',
  },
  newsletter: {
    subject: 'Bestätigen Sie Ihr Abonnement von The Signal',
    preheader: 'Noch ein Schritt: Bestätigen Sie, dass diese Adresse Ihnen gehört.',
    reason: (company) =>
      `Jemand hat diese Adresse eingetragen, um The Signal, den Newsletter von ${company}, zu abonnieren.`,
    reasonToMove: (company) =>
      `Jemand hat uns gebeten, The Signal, den Newsletter von ${company}, künftig an diese Adresse zu senden.`,
    link: 'Wenn Sie das waren, öffnen Sie diesen Link innerhalb einer Woche, und bestätigen Sie es dort.',
    confirm: 'Abonnement bestätigen',
    ignore:
      'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ohne Bestätigung senden wir nichts weiter an diese Adresse.',
  },
  issue: {
    read: 'Diese Ausgabe auf der Website lesen',
    why: (company) => `Sie erhalten The Signal, weil Sie den Newsletter bei ${company} abonniert haben.`,
    manage: 'Abbestellen oder Adresse ändern',
  },
};
