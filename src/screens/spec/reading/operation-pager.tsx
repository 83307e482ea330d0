import { useMessages } from '../../../i18n'
import { neighborsOf } from '../../../reference/neighbors'
import type { ReferencePage } from '../../../reference/operation-address'
import { Pager, type PagerDirection, pagerLink, PagerText } from '../../../ui/pager'
import { Method } from '../../../parts/api-reference/marks'
import { PageLink } from './page-link'
import { useOpenReference } from '../../../parts/api-reference/reference-context'

type OperationOfPage = Extract<ReferencePage, { readonly kind: 'operation' }>

/** The operations before and after the open one, in the order of the navigation. */
export function OperationPager({ page }: { page: OperationOfPage }) {
  const t = useMessages('reference')
  const { outline } = useOpenReference()
  const { previous, next } = neighborsOf(outline, page)
  if (!previous && !next) return null
  const link = (to: OperationOfPage, direction: PagerDirection) => (
    <PageLink to={to} {...pagerLink(direction)}>
      <PagerText direction={direction} label={t(direction)}>
        <Method method={to.operation.method} /> {to.operation.title}
      </PagerText>
    </PageLink>
  )
  return (
    <Pager label={t('pager')}>
      {previous && link(previous, 'previous')}
      {next && link(next, 'next')}
    </Pager>
  )
}
