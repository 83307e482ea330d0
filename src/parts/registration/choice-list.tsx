import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '../../i18n'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { CheckboxGroup } from '../../ui/checkbox/checkbox-group'
import { LiveRegion } from '../../ui/live-region'
import { Pagination } from '../../ui/pagination'
import { SearchField } from '../../ui/search-field'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import type { Obstacle } from './obstacle'
import { StatusBadge } from './status-badge'
import '../../ui/basics/field.css'
import './registration.css'

/** Few enough to be seen at once in a dialog. */
export const CHOICES_PER_PAGE = 5

/** Some of many things: those that were searched for, and of these a page. */
export interface ChoiceSource<T> {
  /** As it is typed. */
  readonly text: string
  readonly found:
    | {
        readonly response: { readonly data: readonly T[] }
        readonly query: string
        readonly page: number
        readonly pageSize: number
        readonly total: number
      }
    | undefined
  readonly failure: unknown
  readonly isSearching: boolean
  type(text: string): void
  search(text: string): void
  goToPage(page: number): void
}

interface ChoiceListProps<T> {
  list: ChoiceSource<T>
  /** Of the choice, within its form. */
  name: string
  /** The accessible name of the list. */
  label: string
  searchLabel: string
  /** Read out after a search. */
  foundText: string
  /** Above the sentence that says what was not found. */
  noneFoundTitle?: string
  labelOf(item: T): ReactNode
  /** The reason why an item cannot be chosen; undefined if it can. */
  obstacleOf(item: T): { readonly obstacle: Obstacle; readonly reason: ReactNode } | undefined
  chosenId: string | undefined
  onChoose(id: string): void
  /** Between what can be chosen and what cannot. */
  children?: ReactNode
}

/**
 * One of many, searched and paged. Those that may not be chosen follow, each with the reason. Nothing is said of a list that has nothing
 * in it without a search.
 */
export function ChoiceList<T extends { readonly id: string; readonly name: string }>(
  props: ChoiceListProps<T>,
) {
  const { list, name, label, searchLabel, foundText, labelOf, obstacleOf, chosenId, onChoose, children } =
    props
  const { noneFoundTitle } = props
  const shutId = useId()
  const t = useMessages('registration')
  const common = useMessages('common')
  const { found, failure, isSearching } = list
  const isLong = found !== undefined && (found.total > found.pageSize || found.query !== '')
  // The search field stays once it was used, so that it keeps the focus.
  const [wasLong, setWasLong] = useState(isLong)
  if (isLong && !wasLong) setWasLong(true)
  const items = found?.response.data ?? []
  const open = items.filter((item) => !obstacleOf(item))
  const shut = items.flatMap((item) => {
    const obstacle = obstacleOf(item)
    return obstacle ? [{ item, ...obstacle }] : []
  })
  return (
    <>
      {wasLong && (
        <SearchField
          label={searchLabel}
          action={t('searchAction')}
          value={list.text}
          pending={isSearching && found !== undefined}
          onType={list.type}
          onSearch={list.search}
        />
      )}
      <LiveRegion message={wasLong && found && !isSearching ? foundText : ''} />
      {!found && !failure && (
        <Skeleton label={common('loading')}>
          <SkeletonLine width="long" />
          <SkeletonLine width="long" />
        </Skeleton>
      )}
      {found && found.total === 0 && found.query !== '' && (
        <div>
          {noneFoundTitle && <p className="pe-label">{noneFoundTitle}</p>}
          <p>{t('noneFound', { query: found.query })}</p>
        </div>
      )}
      {open.length > 0 && (
        <CheckboxGroup label={label}>
          {open.map((item) => (
            <Checkbox
              key={item.id}
              type="radio"
              name={name}
              value={item.id}
              label={labelOf(item)}
              checked={item.id === chosenId}
              onChange={() => onChoose(item.id)}
            />
          ))}
        </CheckboxGroup>
      )}
      {children}
      {shut.length > 0 && (
        <div>
          <p className="pe-label" id={shutId}>
            {t('notAvailable')}
          </p>
          <ul className="pe-choice-shut" aria-labelledby={shutId}>
            {shut.map(({ item, obstacle, reason }) => (
              <li key={item.id}>
                <span className="pe-choice-mark">
                  {item.name}
                  <StatusBadge status={obstacle} />
                </span>
                <span className="pe-choice-note">{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {found && found.total > found.pageSize && <Pagination {...found} onPage={list.goToPage} />}
    </>
  )
}
