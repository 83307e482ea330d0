import { useMessages } from '../../../i18n'
import type { Tag } from '../../../reference'
import { useHost } from '../../../state'
import { Heading } from '../../../ui/basics/heading'
import { EntryLink } from '../navigation/entry-link'
import { entryOfHit } from '../navigation/navigation-groups'
import { DescriptionText } from './description-text'
import { PageLink } from './page-link'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import '../operation/operation.css'
import './reading.css'
import './group-page.css'

/** A group of operations: what the description says of it, and the operations themselves. */
export function GroupPage({ tag }: { tag: string }) {
  const t = useMessages('reference')
  const { headingLevel } = useHost()
  const { outline } = useOpenReference()
  const group = outline.tags.find(({ name }) => name === tag)
  if (!group) return null
  const { title, description, externalDocs, operations } = group
  const subgroups = outline.tags.filter(({ name, parent }) => name !== '' && parent === tag)
  return (
    <article className="pe-ref-text">
      <header className="pe-ref-head">
        <Heading level={headingLevel}>{title}</Heading>
      </header>
      {description && <DescriptionText text={description} level={headingLevel + 1} />}
      {externalDocs && (
        <p>
          <a href={externalDocs.url}>{externalDocs.description ?? t('externalDocs')}</a>
        </p>
      )}
      {operations.length > 0 && (
        <section className="pe-ref-section">
          <Heading level={headingLevel + 1} size="section">
            {t('operations', { count: operations.length })}
          </Heading>
          <ul className="pe-ref-links">
            {operations.map((operation) => (
              <li key={operation.id}>
                <EntryLink entry={entryOfHit({ kind: 'operation', tag, operation })} withPath />
              </li>
            ))}
          </ul>
        </section>
      )}
      {subgroups.length > 0 && <Subgroups groups={subgroups} level={headingLevel + 1} />}
    </article>
  )
}

function Subgroups({ groups, level }: { groups: readonly Tag[]; level: number }) {
  const t = useMessages('reference')
  return (
    <section className="pe-ref-section">
      <Heading level={level} size="section">
        {t('groups')}
      </Heading>
      <ul>
        {groups.map(({ name, title }) => (
          <li key={name}>
            <PageLink to={{ kind: 'group', tag: name }}>{title}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
