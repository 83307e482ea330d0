import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { webUrl } from '../../lib/web-url'
import type { FieldState } from '../../parts/form/use-form'
import { Checkbox } from '../../ui/checkbox/checkbox'

interface AgreementProps {
  field: FieldState<'agreement'>
  termsHref: string | undefined
  privacyHref: string | undefined
}

// For private use, so no text has them.
const marks = { terms: '\uE000', privacy: '\uE001' }

/** The box to tick, with links to what one agrees to, where the page gives them. */
export function Agreement({ field, termsHref, privacyHref }: AgreementProps) {
  const t = useMessages('register')
  const nodes: Record<string, ReactNode> = {
    [marks.terms]: <NewTab key="terms" href={termsHref} text={t('terms')} />,
    [marks.privacy]: <NewTab key="privacy" href={privacyHref} text={t('privacy')} />,
  }
  const parts = t('agreement', marks).split(/([\uE000\uE001])/)
  return <Checkbox {...field} value="true" label={parts.map((part) => nodes[part] ?? part)} />
}

function NewTab({ href, text }: { href: string | undefined; text: string }) {
  const t = useMessages('register')
  if (href === undefined || !webUrl(href, document.baseURI)) return text
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <span className="pe-hidden">{t('newTab')}</span>
    </a>
  )
}
