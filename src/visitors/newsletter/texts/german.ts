import type { SubscriptionTexts } from './english';

export const german: SubscriptionTexts = {
  title: 'Newsletter-Abonnement',
  description: 'Bestätigen, ändern oder beenden Sie Ihr Abonnement von The Signal.',
  next: 'Wie es weitergeht',
  issues: 'Ausgaben von The Signal',
  done: {
    confirmed: {
      title: 'Sie haben The Signal abonniert',
      text: 'Die nächste Ausgabe kommt in Ihr Postfach. Bis dahin können Sie die bisherigen hier lesen.',
    },
    unsubscribed: {
      title: 'Sie haben The Signal abbestellt',
      text: 'Das Abonnement zu diesem Link ist gelöscht. Haben Sie seitdem noch einmal abonniert, verwenden Sie den Link in einer neueren Ausgabe.',
    },
    moving: {
      title: 'Sehen Sie in Ihr neues Postfach',
      text: 'Wenn Ihr Link zu einem Abonnement gehört, haben wir einen weiteren an die neue Adresse gesendet. Öffnen Sie ihn dort: Bis dahin geht The Signal an die alte.',
    },
  },
  problems: {
    email: (invalid) => `${invalid}. Prüfen Sie sie, und versuchen Sie es noch einmal.`,
    away: 'Ein Teil der Website antwortet nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  invalid: {
    title: 'Dieser Link funktioniert nicht mehr',
    text: 'Er ist abgelaufen, wurde schon verwendet oder kam unvollständig bei Ihnen an. Ihr Abonnement ist unverändert.',
    again: 'Noch einmal abonnieren und einen neuen Link erhalten',
    write: 'Um ein Abonnement zu ändern, verwenden Sie den Link am Ende einer Ausgabe, oder schreiben Sie an',
  },
  confirm: {
    title: 'Bestätigen Sie Ihr Abonnement',
    text: 'Ein Klick, und The Signal kommt einmal im Monat in Ihr Postfach. In jeder Ausgabe können Sie es abbestellen.',
    label: 'Bestätigen',
    button: 'Abonnement bestätigen',
  },
  manage: {
    title: 'Ihr Abonnement',
    text: 'Bestellen Sie The Signal ab, oder lassen Sie es an eine andere Adresse senden. Sie brauchen dafür kein Konto.',
    unsubscribe: 'Abbestellen',
    unsubscribeText: 'Wir löschen Ihre Adresse sofort aus der Liste.',
    move: 'Adresse ändern',
    moveText: 'Wir senden einen Link an die neue Adresse. Sobald Sie ihn bestätigen, geht The Signal dorthin.',
    newEmail: 'Neue E-Mail-Adresse',
  },
  oneClick: { done: 'Sie haben The Signal abbestellt.', later: 'Bitte versuchen Sie es später noch einmal.' },
};
