import { useMessages } from '../../i18n'
import { Checkbox } from '../../ui/checkbox'
import { LiveRegion } from '../../ui/live-region'
import { Pagination } from '../../ui/pagination'
import { SearchField } from '../../ui/search-field'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import type { useUnregistered } from './use-unregistered'

interface ApplicationListProps {
  list: ReturnType<typeof useUnregistered>
  chosenId: string | undefined
  onChoose(applicationId: string): void
}

/** One of many applications, searched and paged. */
export function ApplicationList({ list, chosenId, onChoose }: ApplicationListProps) {
  const t = useMessages('registration')
  const common = useMessages('common')
  const { found, failure, isSearching } = list
  return (
    <>
      <SearchField
        label={t('search')}
        action={t('searchAction')}
        value={list.text}
        pending={isSearching && found !== undefined}
        onType={list.type}
        onSearch={list.search}
      />
      <LiveRegion message={found && !isSearching ? t('found', { count: found.total }) : ''} />
      {!found && !failure && (
        <Skeleton label={common('loading')}>
          <SkeletonLine width="long" />
          <SkeletonLine width="long" />
        </Skeleton>
      )}
      {found && found.total === 0 && <p>{t('noneFound', { query: found.query })}</p>}
      {found && found.total > 0 && (
        <fieldset className="pe-registration-applications">
          <legend className="pe-hidden">{t('applications')}</legend>
          {found.answer.data.map(({ id, name }) => (
            <Checkbox
              key={id}
              type="radio"
              name="application"
              value={id}
              label={name}
              checked={id === chosenId}
              onChange={() => onChoose(id)}
            />
          ))}
          {found.total > found.pageSize && <Pagination {...found} onPage={list.goToPage} />}
        </fieldset>
      )}
    </>
  )
}
