import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import './overview.css'

/** Whom to ask, under which terms, and where to read on. */
export function About() {
  const t = useMessages('reference')
  const { info, externalDocs } = useOpenReference().outline
  const { contact, license, termsOfService } = info
  const facts: [label: string, value: ReactNode][] = []
  if (contact?.name || contact?.url || contact?.email)
    facts.push([
      t('contact'),
      <>
        {contact.url ? <a href={contact.url}>{contact.name ?? contact.url}</a> : contact.name}{' '}
        {contact.email && (
          <a href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`}>{contact.email}</a>
        )}
      </>,
    ])
  const licenseName = license?.name ?? license?.identifier ?? license?.url
  if (license && licenseName)
    facts.push([t('license'), license.url ? <a href={license.url}>{licenseName}</a> : licenseName])
  if (termsOfService) facts.push([t('terms'), <a href={termsOfService}>{termsOfService}</a>])
  if (externalDocs)
    facts.push([
      t('externalDocs'),
      <a href={externalDocs.url}>{externalDocs.description ?? externalDocs.url}</a>,
    ])
  if (facts.length === 0) return null
  return (
    <dl className="pe-ref-about">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
