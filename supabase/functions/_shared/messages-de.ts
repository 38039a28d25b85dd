import { failure, type Messages, success } from './messages.ts';

const fields: Messages['fields'] = {
  nameRequired: 'Bitte geben Sie Ihren Namen ein',
  nameTooLong: 'Der Name darf höchstens 100 Zeichen lang sein',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  emailTooLong: 'Die E-Mail-Adresse darf höchstens 255 Zeichen lang sein',
  companyTooLong: 'Der Firmenname darf höchstens 100 Zeichen lang sein',
  phoneTooLong: 'Die Telefonnummer darf höchstens 20 Zeichen lang sein',
  messageRequired: 'Bitte geben Sie eine Nachricht ein',
  messageTooLong: 'Die Nachricht darf höchstens 2000 Zeichen lang sein',
  noteTooLong: 'Die Notiz darf höchstens 500 Zeichen lang sein',
  passwordTooShort: 'Das Passwort muss mindestens 8 Zeichen lang sein',
  passwordTooLong: 'Das Passwort darf höchstens 100 Zeichen lang sein',
  displayNameTooShort: 'Der Name muss mindestens 2 Zeichen lang sein',
  currentPasswordRequired: 'Bitte geben Sie Ihr aktuelles Passwort ein',
  codeInvalid: 'Bitte geben Sie die sechs Ziffern des Codes ein',
  deleteWord: 'löschen',
  deleteWordRequired: 'Geben Sie zur Bestätigung das Wort löschen ein',
  displayNameTooLong: 'Der Name darf höchstens 100 Zeichen lang sein',
  timeRequired: 'Bitte wählen Sie einen Termin',
  timeNotOffered: 'Dieser Termin wird nicht angeboten. Bitte wählen Sie einen anderen.',
  notStorable: 'Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann. Bitte entfernen Sie es.',
};

const builtFields: Messages['builtFields'] = {
  missing: 'Bitte füllen Sie dieses Feld aus',
  choiceMissing: 'Bitte wählen Sie eine der Möglichkeiten',
  consentMissing: 'Bitte setzen Sie hier ein Häkchen',
  tooLong: (max) => `Bitte verwenden Sie höchstens ${max.toLocaleString('de-DE')} Zeichen`,
  phoneInvalid: 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel +49 30 5550142',
  numberInvalid: 'Bitte geben Sie eine Zahl ein, zum Beispiel 250',
  decimalMark: ',',
  numberTooSmall: (min) => `Bitte geben Sie mindestens ${min.toLocaleString('de-DE')} ein`,
  numberTooLarge: (max) => `Bitte geben Sie höchstens ${max.toLocaleString('de-DE')} ein`,
  dateInvalid: 'Bitte geben Sie ein Datum ein, zum Beispiel 2027-03-31',
  fileMissing: 'Bitte wählen Sie eine Datei',
  fileEmpty: (name) => `„${name}“ ist leer. Bitte wählen Sie eine andere Datei.`,
  fileTooLarge: (name, megabytes) => `„${name}“ ist größer als ${megabytes} MB. Bitte wählen Sie eine kleinere Datei.`,
  filesTooLarge: (megabytes) =>
    `Alle Dateien zusammen sind größer als ${megabytes} MB. Bitte wählen Sie kleinere Dateien.`,
  fileRefused: (name, kinds) => `Der Inhalt von „${name}“ ist von anderer Art. Möglich sind: ${kinds}.`,
  fileAgain: 'Bitte wählen Sie diese Datei noch einmal',
  fileKinds: { pdf: 'PDF', picture: 'Bild', office: 'Office-Dokument', text: 'Text oder CSV' },
  fileLimits: (kinds, megabytes) => `${kinds}, bis ${megabytes} MB`,
};

const fallbacks: Messages['fallbacks'] = {
  noText: 'Das Formular konnte nicht gesendet werden',
  noResponse: 'Bitte versuchen Sie es später noch einmal.',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
};

const functions: Messages['functions'] = {
  invalid: 'Einige Angaben fehlen oder sind zu lang. Bitte prüfen Sie sie.',
  tooManyFromVisitor:
    'Sie haben in kurzer Zeit mehrere Anfragen gesendet. Bitte versuchen Sie es später noch einmal oder schreiben Sie uns direkt.',
  timeTaken: 'Diesen Termin hat soeben jemand anderes gebucht. Bitte wählen Sie einen anderen.',
  signedOut: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  secondFactor: 'Bitte melden Sie sich noch einmal mit Ihrem zweiten Faktor an.',
  bookingGone: 'Diesen Termin gibt es in Ihrem Konto nicht.',
  bookingPast: 'Dieser Termin hat begonnen und kann nicht mehr abgesagt werden.',
  bookingElsewhere:
    'Dieser Termin wurde in einem anderen Kalender gebucht. Verwenden Sie den Link in der E-Mail, die ihn bestätigt hat.',
  addressNotConfirmed: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir senden Ihnen einen Link.',
  linkInvalid: 'Dieser Link ist abgelaufen oder gehört zu einem anderen Konto. Fordern Sie einen neuen an.',
  newsletterLinkInvalid:
    'Dieser Link ist abgelaufen oder wurde schon verwendet. Melden Sie sich noch einmal an, um einen neuen zu erhalten.',
  addressSuppressed:
    'E-Mails an diese Adresse kamen zurück oder wurden als unerwünscht gemeldet, deshalb senden wir keine mehr. Schreiben Sie uns, wenn Sie wieder welche erhalten möchten.',
  wrongPassword: 'Ihr Passwort ist nicht richtig. Bitte versuchen Sie es noch einmal.',
  signInAgain:
    'Damit wir wissen, dass Sie es sind: Melden Sie sich ab und wieder an, und löschen Sie das Konto innerhalb von zehn Minuten.',
  formReceived: 'Wir haben Ihre Angaben erhalten.',
  formGone: 'Dieses Formular ist nicht mehr verfügbar. Bitte schreiben Sie uns direkt.',
  formChanged:
    'Dieses Formular wurde geändert, seit Sie es geöffnet haben. Kopieren Sie, was Sie behalten möchten, laden Sie die Seite neu und füllen Sie das neue aus.',
  formsOff: (email: string) => `Dieses Formular ist nicht in Betrieb. Bitte schreiben Sie an ${email}.`,
  tooLarge: 'Das ist zu lang. Bitte kürzen Sie es.',
  filesNotStored: 'Ihre Dateien konnten nicht gespeichert werden. Bitte versuchen Sie es später noch einmal.',
};

const notices: Messages['notices'] = {
  contactFailed: (text) => failure('Ihre Nachricht wurde nicht gesendet', text),
  contactInvalid: failure('Ihre Nachricht wurde nicht gesendet', functions.invalid),
  contactSent: success(
    'Ihre Nachricht ist angekommen',
    'Vielen Dank. Wir lesen jede Nachricht und antworten Ihnen bald.',
  ),
  newsletterEmpty: failure('E-Mail-Adresse fehlt', 'Bitte geben Sie Ihre E-Mail-Adresse ein.'),
  newsletterInvalid: (text) => failure(text, 'Bitte prüfen Sie sie und versuchen Sie es noch einmal.'),
  newsletterFailed: (email) =>
    failure('Anmeldung fehlgeschlagen', `Bitte versuchen Sie es noch einmal oder schreiben Sie an ${email}`),
  newsletterSuccess: success('Anmeldung erfolgreich!', 'Sie erhalten den Newsletter The Signal jeden Monat.'),
  formFailed: (text) => failure('Ihre Angaben wurden nicht gesendet', text),
  formSent: (text) => success('Vielen Dank', text),
  previewOnly: success('Dies ist eine Vorschau', 'Es wurde nichts gesendet.'),
  bookingFailed: (text) => failure('Ihr Termin ist nicht gebucht', text),
  bookingUnconfirmed: (text) => failure('Ihr Termin ist noch nicht bestätigt', text),
  validation: (text) => failure('Bitte prüfen Sie Ihre Angaben', text),
  loginFailed: failure(
    'Anmeldung fehlgeschlagen',
    'E-Mail-Adresse oder Passwort ist nicht richtig. Bitte versuchen Sie es noch einmal.',
  ),
  accountExists: failure(
    'Konto besteht bereits',
    'Diese E-Mail-Adresse ist schon registriert. Bitte melden Sie sich an.',
  ),
  accountError: (text) => failure('Fehler', text || fallbacks.unexpected),
  welcomeBack: success('Willkommen zurück!', 'Sie sind angemeldet.'),
  storageBlocked: failure(
    'Ihr Browser blockiert den Speicher',
    'Ohne ihn können Sie nicht angemeldet bleiben. Bitte erlauben Sie dieser Website, Daten zu speichern, und laden Sie die Seite noch einmal.',
  ),
  accountCreated: success('Konto erstellt!', 'Ihre Registrierung war erfolgreich. Willkommen!'),
  confirmEmail: success(
    'Prüfen Sie Ihr Postfach',
    'Wir haben Ihnen einen Link gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.',
  ),
  emailNotConfirmed: failure(
    'Bestätigen Sie Ihre E-Mail-Adresse',
    'Öffnen Sie den Link in der Nachricht, die wir Ihnen gesendet haben, und melden Sie sich dann an.',
  ),
  tooManyAttempts: failure('Zu viele Versuche', 'Bitte warten Sie einige Minuten und versuchen Sie es noch einmal.'),
  tooManyEmails: failure(
    'Zu viele E-Mails',
    'Wir haben Ihnen gerade eine gesendet. Bitte warten Sie einige Minuten, bevor Sie eine weitere anfordern.',
  ),
  resetSent: success(
    'Prüfen Sie Ihr Postfach',
    'Falls es ein Konto mit dieser Adresse gibt, ist ein Link für ein neues Passwort unterwegs.',
  ),
  passwordChanged: success('Passwort geändert', 'Sie sind mit Ihrem neuen Passwort angemeldet.'),
  linkSent: success(
    'Prüfen Sie Ihr Postfach',
    'Falls es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs, der Sie anmeldet. Er gilt einmal, eine Stunde lang.',
  ),
  passwordToChoose: success(
    'Wählen Sie Ihr Passwort',
    'Ihre E-Mail-Adresse ist bestätigt. Ein früher gesetztes Passwort gilt nicht mehr.',
  ),
  resetLinkInvalid: failure('Dieser Link ist abgelaufen', 'Fordern Sie unten einen neuen an.'),
  samePassword: failure('Gleiches Passwort', 'Das neue Passwort muss sich vom alten unterscheiden.'),
  sessionEnded: failure('Ihre Sitzung ist beendet', 'Bitte melden Sie sich wieder an.'),
  signedOut: success('Abgemeldet', 'Bis bald.'),
  signedOutOthers: success('Anderswo abgemeldet', 'Nur dieser Browser ist noch angemeldet.'),
  signedOutEverywhere: success('Überall abgemeldet', 'Melden Sie sich auf den Geräten, die Sie nutzen, wieder an.'),
  nameSaved: success('Name gespeichert', 'So sprechen wir Sie an, wenn wir Ihnen schreiben.'),
  emailChangeSent: (email) =>
    success(
      'Bestätigen Sie Ihre neue E-Mail-Adresse',
      `Öffnen Sie den Link, den wir an ${email} gesendet haben. Bis dahin bleibt Ihre alte Adresse.`,
    ),
  emailHalfConfirmed: success(
    'Noch eine Bestätigung',
    'Öffnen Sie jetzt den Link, den wir an Ihre andere Adresse gesendet haben.',
  ),
  emailChanged: success('E-Mail-Adresse geändert', 'Melden Sie sich ab jetzt mit Ihrer neuen Adresse an.'),
  sameEmail: failure('Gleiche E-Mail-Adresse', 'Diese Adresse verwenden Sie bereits.'),
  emailTaken: failure('E-Mail-Adresse nicht geändert', 'Ein anderes Konto verwendet diese Adresse.'),
  currentPasswordWrong: failure(
    'Falsches Passwort',
    'Ihr aktuelles Passwort ist nicht richtig. Bitte versuchen Sie es noch einmal.',
  ),
  passwordSaved: success('Passwort geändert', 'Verwenden Sie es bei Ihrer nächsten Anmeldung.'),
  addressLinkSent: (email) =>
    success(
      'Prüfen Sie Ihr Postfach',
      `Öffnen Sie den Link, den wir an ${email} gesendet haben, um zu bestätigen, dass die Adresse Ihnen gehört.`,
    ),
  addressConfirmed: success('Adresse bestätigt', 'Alles, was damit gebucht wurde, ist jetzt in Ihrem Konto.'),
  bookingClaimed: success('Termin hinzugefügt', 'Sie finden ihn unter Ihren Erstgesprächen.'),
  bookingCancelled: success(
    'Termin abgesagt',
    'Der Termin ist wieder frei. Wir haben Ihnen dazu eine E-Mail gesendet.',
  ),
  unsubscribed: success('Abgemeldet', 'Sie erhalten keine weiteren Ausgaben von The Signal.'),
  accountFailed: (text) => failure('Nichts wurde geändert', text),
  accountDeleted: success('Konto gelöscht', 'Sie sind überall abgemeldet.'),
  identityUnlinked: (provider) => success('Verknüpfung gelöst', `Sie melden sich nicht mehr mit ${provider} an.`),
  lastIdentity: failure('Verknüpfung nicht gelöst', 'Nur auf diesem Weg können Sie sich anmelden.'),
  linkingOff: failure('Nicht verknüpft', 'Dieser Dienst erlaubt es nicht.'),
  identityTaken: failure('Nicht verknüpft', 'Ein anderes Konto verwendet es hier bereits.'),
  factorAdded: success(
    'Zweiter Faktor eingeschaltet',
    'Behalten Sie die App: Bei jeder Anmeldung brauchen Sie einen Code daraus.',
  ),
  factorRemoved: success('Zweiter Faktor ausgeschaltet', 'Ihr Passwort allein meldet Sie wieder an.'),
  factorNeeded: failure('Zweiter Faktor nötig', 'Melden Sie sich ab und mit einem Code aus Ihrer App wieder an.'),
  factorsOff: failure('Nicht eingerichtet', 'Dieser Dienst hat keinen zweiten Faktor.'),
  codeSent: success(
    'Prüfen Sie Ihr Postfach',
    'Wir haben Ihnen einen Code gesendet. Geben Sie ihn ein, um Ihr Passwort zu ändern.',
  ),
  codeWrong: failure(
    'Falscher Code',
    'Der Code ist nicht richtig oder abgelaufen. Bitte versuchen Sie es noch einmal.',
  ),
};

export const german: Messages = { fields, builtFields, fallbacks, functions, notices };
