import type { MailTexts } from './en'

export const de: MailTexts = {
  greeting: 'Guten Tag {name},',
  quoted: '„{name}“',
  linkFallback: 'Falls die Schaltfläche nichts bewirkt, öffnen Sie diese Adresse:',
  footer: '{portal} sendet diese E-Mail wegen Ihres Kontos oder weil jemand Ihre Adresse angegeben hat.',
  operatorFooter: '{portal} sendet diese E-Mail an seine Betreiber.',
  validFor: 'Der Link gilt einmal, innerhalb von {duration}.',
  confirmAddress: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {portal}',
    body: 'jemand, vermutlich Sie, hat sich mit dieser Adresse bei {portal} registriert. Bestätigen Sie, dass es Ihre ist; danach wählen Sie ein Passwort.',
    bodyOfUser:
      'jemand, vermutlich Sie, hat sich mit dieser Adresse bei {portal} registriert. Bestätigen Sie, dass es Ihre ist; danach können Sie sich anmelden. In einem anderen Browser als dem der Registrierung wählen Sie zuerst ein Passwort.',
    action: 'E-Mail-Adresse bestätigen',
    otherwise:
      'Waren Sie es nicht, ignorieren Sie diese E-Mail. Ohne den Link kann niemand das Konto benutzen.',
  },
  invitation: {
    subject: 'Sie sind zu {portal} eingeladen',
    body: 'Sie sind eingeladen, {organization} bei {portal} beizutreten. Nehmen Sie die Einladung an, indem Sie ein Passwort wählen.',
    action: 'Einladung annehmen',
    otherwise:
      'Wenn Sie das nicht erwartet haben, ignorieren Sie diese E-Mail. Ohne den Link bekommt niemand ein Konto.',
  },
  accountExists: {
    subject: 'Sie haben schon ein Konto bei {portal}',
    body: 'jemand, vermutlich Sie, hat sich mit dieser Adresse bei {portal} registriert. Zu dieser Adresse gibt es schon ein Konto; es wurde nicht verändert. Melden Sie sich an, oder fordern Sie auf derselben Seite ein neues Passwort an.',
    action: 'Anmelden',
    otherwise: 'Waren Sie es nicht, brauchen Sie nichts zu tun.',
  },
  setPassword: {
    subject: 'Neues Passwort für {portal} setzen',
    body: 'jemand, vermutlich Sie, hat ein neues Passwort für {portal} angefordert.',
    action: 'Neues Passwort setzen',
    otherwise: 'Waren Sie es nicht, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
  },
  passwordLink: {
    subject: 'Wählen Sie ein Passwort für {portal}',
    body: 'ein Betreiber von {portal} sendet Ihnen diesen Link, mit dem Sie ein Passwort für Ihr Konto wählen.',
    action: 'Passwort wählen',
    otherwise: 'Haben Sie das nicht erwartet, ignorieren Sie diese E-Mail. Ohne den Link ändert sich nichts.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort für {portal} wurde geändert',
    body: 'das Passwort Ihres Kontos bei {portal} wurde soeben geändert, und seine anderen Sitzungen wurden beendet.',
    action: 'Anmelden',
    otherwise:
      'Waren Sie es nicht, fordern Sie auf der Anmeldeseite sofort ein neues Passwort an und melden Sie es den Betreibern des Portals.',
  },
  identityLinked: {
    subject: 'Ihr Konto bei {portal} wurde mit einem Identitätsanbieter verknüpft',
    body: 'Ihr Konto bei {portal} wurde soeben mit dem Identitätsanbieter {provider} verknüpft. Ab jetzt können Sie sich dort anmelden, ohne ein Passwort des Portals.',
    action: 'Anmelden',
    otherwise:
      'Waren Sie es nicht, melden Sie es sofort den Betreibern des Portals: Sie können die Verknüpfung und die Sitzungen beenden, die mit ihr begonnen haben.',
  },
  identityUnlinked: {
    subject: 'Ihr Konto bei {portal} ist nicht mehr mit einem Identitätsanbieter verknüpft',
    body: 'die Betreiber von {portal} haben die Verknüpfung Ihres Kontos mit dem Identitätsanbieter {provider} beendet, ebenso die Sitzungen, die dort begonnen haben.',
    otherwise: 'Haben Sie das nicht erwartet, wenden Sie sich an sie.',
  },
  signInLocked: {
    subject: 'Die Anmeldung bei {portal} ist für Ihre Adresse gesperrt',
    body: 'für Ihr Konto bei {portal} wurde zu oft ein falsches Passwort eingegeben, daher ist die Anmeldung mit dieser Adresse aus den betreffenden Netzwerken eine Zeit lang gesperrt. Browser, in denen Sie sich schon einmal angemeldet haben, sind nicht betroffen. Ein neues Passwort beendet die Sperre sofort.',
    action: 'Neues Passwort anfordern',
    otherwise:
      'Waren Sie es nicht, versucht vielleicht jemand, Ihr Passwort zu erraten. Niemand ist hineingekommen; Sie können warten, bis die Sperre von selbst endet.',
  },
  reason: 'Begründung der Betreiber: {reason}',
  approved: {
    subject: 'Ihr Konto bei {portal} wurde freigegeben',
    body: 'Ihr Konto bei {portal} wurde freigegeben. Sie können sich jetzt anmelden.',
    action: 'Anmelden',
    choosePassword:
      'Ihr Konto bei {portal} wurde freigegeben. Wählen Sie ein Passwort, dann können Sie sich anmelden.',
    choosePasswordAction: 'Passwort wählen',
  },
  rejected: {
    subject: 'Ihr Konto bei {portal} wurde nicht freigegeben',
    body: 'die Betreiber von {portal} haben Ihr Konto nicht freigegeben, daher können Sie sich nicht anmelden. Wenn Sie das für einen Irrtum halten, wenden Sie sich an sie.',
  },
  revoked: {
    subject: 'Ihr Konto bei {portal} wurde gesperrt',
    body: 'die Betreiber von {portal} haben Ihr Konto gesperrt: Sie können sich nicht mehr anmelden, und seine Sitzungen wurden beendet. Wenn Sie das für einen Irrtum halten, wenden Sie sich an sie.',
  },
  setPending: {
    subject: 'Ihr Konto bei {portal} wartet auf Freigabe',
    body: 'die Betreiber von {portal} haben die Freigabe Ihres Kontos zurückgestellt, daher können Sie sich erst wieder anmelden, wenn sie es freigeben. Sie erhalten dann eine E-Mail.',
  },
  waiting: {
    subject: 'Ein Konto wartet auf Freigabe bei {portal}',
    body: '{person} hat die E-Mail-Adresse bestätigt und wartet auf Freigabe.',
    approve: 'So geben Sie das Konto frei:',
    reject: 'So lehnen Sie es ab:',
  },
  registrationWaiting: {
    subject: 'Eine Anwendung wartet auf Freigabe bei {portal}',
    body: '{person} hat die Anwendung „{application}“ für {api} registriert und wartet auf Freigabe.',
    scopes: 'Sie verlangt diese Scopes: {scopes}.',
    approve: 'So geben Sie sie frei:',
    reject: 'So lehnen Sie sie ab:',
  },
  registrationApproved: {
    subject: 'Ihre Registrierung bei {portal} wurde freigegeben',
    body: 'Ihre Anwendung „{application}“ darf jetzt {api} benutzen, mit den Zugangsdaten, die sie hat.',
    scopes: 'Sie hat diese Scopes erhalten: {scopes}.',
    pendingScopes: 'Diese Scopes warten noch auf Freigabe: {scopes}.',
    action: 'Erste Anfrage senden',
  },
  registrationRejected: {
    subject: 'Ihre Registrierung bei {portal} wurde nicht freigegeben',
    body: 'die Betreiber von {portal} haben die Registrierung Ihrer Anwendung „{application}“ für {api} nicht freigegeben. Wenn Sie das für einen Irrtum halten, wenden Sie sich an sie.',
  },
  registrationRevoked: {
    subject: 'Ihre Registrierung bei {portal} wurde widerrufen',
    body: 'die Betreiber von {portal} haben die Registrierung Ihrer Anwendung „{application}“ für {api} widerrufen. Ihre Anfragen werden abgelehnt. Wenn Sie das für einen Irrtum halten, wenden Sie sich an sie.',
  },
  scopesWaiting: {
    subject: 'Scopes warten auf Freigabe bei {portal}',
    body: '{person} verlangt mit der Anwendung „{application}“ weitere Scopes für {api}. Der Zugang der Anwendung bleibt bestehen; diese Scopes warten:',
    approve: 'So geben Sie sie frei:',
    reject: 'So lehnen Sie sie ab:',
  },
  scopesApproved: {
    subject: 'Scopes Ihrer Anwendung bei {portal} wurden freigegeben',
    body: 'Ihre Anwendung „{application}“ hat weitere Scopes für {api} erhalten: {scopes}. Tokens, die sie ab jetzt anfordert, enthalten sie.',
    action: 'Anwendung öffnen',
  },
  scopesRejected: {
    subject: 'Scopes Ihrer Anwendung bei {portal} wurden nicht freigegeben',
    body: 'die Betreiber von {portal} haben diese Scopes Ihrer Anwendung „{application}“ für {api} nicht freigegeben: {scopes}. Ihr bisheriger Zugang bleibt bestehen. Wenn Sie das für einen Irrtum halten, wenden Sie sich an sie.',
    action: 'Anwendung öffnen',
  },
  versionEnds: {
    announced: {
      subject: '{api} bei {portal} wird abgeschaltet',
      body: 'für {api} bei {portal} steht fest, wann es abgeschaltet wird.',
    },
    deprecated: {
      subject: '{api} bei {portal} ist veraltet',
      body: '{api} bei {portal} gilt als veraltet. Es funktioniert vorerst wie bisher; wechseln Sie rechtzeitig zu einer anderen Version.',
    },
    sunset: {
      subject: '{api} bei {portal} ist abgeschaltet',
      body: '{api} bei {portal} ist abgeschaltet: Anfragen werden ab jetzt abgelehnt.',
    },
    date: 'Die Abschaltung ist am {date} (UTC). Ab dann werden Anfragen abgelehnt.',
    applications: 'Diese Ihrer Anwendungen sind dafür registriert: {applications}.',
    replacement: 'Verwenden Sie stattdessen {api}.',
    noReplacement:
      'Keine andere Version ersetzt es. Wenn Sie eine brauchen, wenden Sie sich an die Betreiber.',
  },
  inbox: {
    title: 'Lokaler Posteingang',
    explanation:
      'Dieses Portal hat keinen Mailserver. Was es gesendet hätte, liegt hier, das Neueste zuerst.',
    empty: 'Noch keine E-Mail.',
    to: 'An',
    from: 'Von',
    subject: 'Betreff',
    received: 'Zeit',
    all: 'Alle E-Mails',
    reload: 'Neu laden',
    mail: 'Die E-Mail',
    plainText: 'Als reiner Text',
  },
}
