import { useMessages } from '../../../i18n'
import { Method } from '../../../parts/api-reference/marks'
import { PageLink } from '../reading/page-link'
import type { NavigationEntry } from './navigation-groups'
import './navigation.css'

interface EntryLinkProps {
  entry: NavigationEntry
  isCurrent?: boolean
  /** Shows where an operation is reached, which tells two of the same name apart. */
  withPath?: boolean
}

export function EntryLink({ entry, isCurrent, withPath }: EntryLinkProps) {
  const t = useMessages('reference')
  const { operation } = entry
  return (
    <PageLink
      to={entry.page}
      className="pe-ref-nav-link"
      data-deprecated={entry.deprecated || undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className="pe-ref-nav-title">
        {entry.title}
        {entry.deprecated && <span className="pe-hidden"> ({t('deprecated')})</span>}
        {withPath && operation && (
          <span className="pe-ref-nav-path" title={operation.path}>
            {operation.path}
          </span>
        )}
      </span>{' '}
      {operation ? (
        <Method method={operation.method} />
      ) : (
        withPath && <span className="pe-ref-nav-kind">{t('model')}</span>
      )}
    </PageLink>
  )
}
