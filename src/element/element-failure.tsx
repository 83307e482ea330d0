import type { ReactNode } from 'react'
import type { Language } from '../i18n'

// Not among the messages: it is shown if the messages could not be loaded.
const texts: Record<Language, readonly [failed: string, retry: string]> = {
  en: ['This part of the page could not be shown.', 'Try again'],
  ca: ["Aquesta part de la pàgina no s'ha pogut mostrar.", 'Torna-ho a provar'],
  de: ['Dieser Teil der Seite konnte nicht angezeigt werden.', 'Erneut versuchen'],
  es: ['No se ha podido mostrar esta parte de la página.', 'Reintentar'],
  fr: ["Cette partie de la page n'a pas pu être affichée.", 'Réessayer'],
}

/** The message of an element whose screen cannot be loaded or rendered. */
export function ElementFailure({
  language,
  onRetry,
}: {
  language: Language
  onRetry: () => void
}): ReactNode {
  const [failed, retry] = texts[language]
  return (
    <div className="pe-element-failure" role="alert">
      <p>{failed}</p>
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  )
}
