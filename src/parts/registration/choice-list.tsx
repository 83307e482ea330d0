import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n'
import { Checkbox } from '../../ui/checkbox'
import { LiveRegion } from '../../ui/live-region'
import { Pagination } from '../../ui/pagination'
import { SearchField } from '../../ui/search-field'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import '../../ui/field.css'
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
  /** What is chosen from. */
  label: string
  searchLabel: string
  /** Read out after a search. */
  foundText: string
  /** Above the sentence that says what was not found. */
  noneFoundTitle?: string
  labelOf(item: T): ReactNode
  chosenId: string | undefined
  onChoose(id: string): void
}

/** One of many, searched and paged. Nothing is said of a list that has nothing in it without a search. */
export function ChoiceList<T extends { readonly id: string }>(props: ChoiceListProps<T>) {
  const { list, name, label, searchLabel, foundText, labelOf, chosenId, onChoose } = props
  const { noneFoundTitle } = props
  const t = useMessages('registration')
  const common = useMessages('common')
  const { found, failure, isSearching } = list
  const isLong = found !== undefined && (found.total > found.pageSize || found.query !== '')
  // The search field stays once it was used, so that it keeps the focus.
  const [wasLong, setWasLong] = useState(isLong)
  if (isLong && !wasLong) setWasLong(true)
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
      {found && found.total > 0 && (
        <fieldset className="pe-choice-list">
          <legend className="pe-label">{label}</legend>
          {found.response.data.map((item) => (
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
          {found.total > found.pageSize && <Pagination {...found} onPage={list.goToPage} />}
        </fieldset>
      )}
    </>
  )
}
