import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useState } from 'react'
import { useMessages } from '../../i18n'
import { isPlainClick } from '../../lib/is-plain-click'
import { LIVE_TYPING_PAUSE_MS } from '../../lib/limits'
import { useDebounce, useNavigation, useRead } from '../../state'
import { LiveRegion } from '../../ui/live-region'
import { SEARCH_KEYS } from '../../ui/use-search-shortcut'
import { LoadFailure } from '../load-failure/load-failure'
import { portalSearchRead } from './portal-search-read'
import { matchingActions, useSearchActions } from './search-actions'
import { optionsOf, type SearchKind, type SearchOption, type SearchTemplates } from './search-option'
import '../../ui/basics/field.css'
import '../../ui/popover.css'
import '../../ui/search-box.css'
import './portal-search.css'

const kinds: readonly SearchKind[] = ['product', 'document', 'operation', 'model', 'application', 'action']

/** As the server has it. */
const MAX_QUERY_LENGTH = 200

export interface PortalSearchProps extends SearchTemplates {
  field: RefObject<HTMLInputElement | null>
  placeholder?: string
  createHref?: string
  /** The results lie over the page below the field, while it has the focus. */
  isInPlace?: boolean
  /** Shown at the end of the empty field. */
  shortcut?: string
  /** Before the page moves; false keeps it where it is. */
  onChoose(option: SearchOption, href: string): boolean
}

/** A field that searches the portal as the reader types, with the results by kind. */
export function PortalSearch(props: PortalSearchProps) {
  const { field, placeholder, createHref, isInPlace = false, shortcut, onChoose, ...templates } = props
  const t = useMessages('search')
  const { hrefFor, keepsHash, navigate } = useNavigation()
  const id = useId()
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(!isInPlace)
  const [activeKey, setActiveKey] = useState<string>()
  const actions = useSearchActions(createHref)
  const { wanted, found, isSearching, failure, complete } = usePortalSearch(query)

  const results = wanted === '' ? [] : optionsOf(found ?? [], { ...templates, keepsHash })
  const options = [...results, ...matchingActions(actions, wanted)]
  const active = options.find(({ key }) => key === activeKey) ?? options[0]
  const isShown = isOpen && (wanted !== '' || options.length > 0)
  const isEmpty = wanted !== '' && !isSearching && !failure && options.length === 0
  const optionId = (option: SearchOption) => `${id}${option.key}`

  useEffect(() => {
    const root = field.current?.getRootNode() as Document | ShadowRoot | undefined
    if (active && isShown) root?.getElementById(`${id}${active.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, field, id, isShown])

  function choose(option: SearchOption) {
    setIsOpen(!isInPlace)
    if (onChoose(option, option.href ?? hrefFor(option.path))) navigate(option.path, { href: option.href })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isShown) return setIsOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const index = options.findIndex((option) => option === active)
      setActiveKey(options[(index + step + options.length) % options.length]?.key)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active && isShown && !isSearching) choose(active)
      else complete()
    } else if (event.key === 'Escape' && isInPlace && isShown) {
      event.preventDefault()
      setIsOpen(false)
    }
  }

  function follow(event: MouseEvent, option: SearchOption) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    choose(option)
  }

  return (
    <div
      className="pe-search"
      data-in-place={isInPlace || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isInPlace && !currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <div className="pe-box pe-search-box">
        <Search size={20} aria-hidden="true" />
        <input
          ref={field}
          className="pe-input"
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isShown && options.length > 0}
          aria-controls={isShown && options.length > 0 ? `${id}list` : undefined}
          aria-activedescendant={isShown && active ? optionId(active) : undefined}
          aria-keyshortcuts={shortcut && SEARCH_KEYS}
          placeholder={placeholder ?? t('label')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActiveKey(undefined)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
        />
        {shortcut && (
          <kbd className="pe-key" aria-hidden="true">
            {shortcut}
          </kbd>
        )}
      </div>
      {isShown && (
        <div className={isInPlace ? 'pe-popover pe-search-results' : 'pe-search-results'}>
          {options.length > 0 && (
            <div role="listbox" id={`${id}list`} aria-label={t('results')}>
              {kinds.map((kind) => {
                const ofKind = options.filter((option) => option.kind === kind)
                if (ofKind.length === 0) return null
                return (
                  <div key={kind} role="group" aria-labelledby={`${id}${kind}`}>
                    <div className="pe-search-kind" id={`${id}${kind}`} role="presentation">
                      {t(kind)}
                    </div>
                    {ofKind.map((option) => (
                      <a
                        key={option.key}
                        id={optionId(option)}
                        className="pe-search-option"
                        role="option"
                        aria-selected={option === active}
                        tabIndex={-1}
                        href={option.href ?? hrefFor(option.path)}
                        // The focus stays in the field.
                        onMouseDown={(event) => event.preventDefault()}
                        onClick={(event) => follow(event, option)}
                      >
                        <span className="pe-search-title">{option.title}</span>
                        {option.context && <span className="pe-search-context">{option.context}</span>}
                        {option.excerpt.length > 0 && (
                          <span className="pe-search-context pe-search-excerpt">
                            {option.excerpt.map((part, index) =>
                              part.is_match ? <mark key={index}>{part.text}</mark> : part.text,
                            )}
                          </span>
                        )}
                      </a>
                    ))}
                  </div>
                )
              })}
            </div>
          )}
          {isSearching && options.length === 0 && <p className="pe-search-note">{t('searching')}</p>}
          {isEmpty && <p className="pe-search-note">{t('nothing', { query: wanted })}</p>}
          {failure && <LoadFailure error={failure.error} onRetry={failure.retry} />}
        </div>
      )}
      <LiveRegion message={liveMessage()} />
    </div>
  )

  function liveMessage(): string {
    if (!isShown || wanted === '' || failure) return ''
    if (isSearching) return t('searching')
    return isEmpty ? t('nothing', { query: wanted }) : t('found', { count: options.length })
  }
}

/** Searches once typing pauses. What was found last stays while more is requested. */
function usePortalSearch(typed: string) {
  const wanted = typed.trim()
  const [query, setQuery] = useState('')
  const [completed, setCompleted] = useState<string>()
  const { debounce, flush } = useDebounce(setQuery, LIVE_TYPING_PAUSE_MS)
  useEffect(() => {
    if (wanted === '') flush('')
    else debounce(wanted)
  }, [wanted, debounce, flush])

  const read = query === '' ? undefined : portalSearchRead({ query, isComplete: completed === query })
  const remote = useRead(read, { keepPreviousData: true })
  const isReady = remote?.status === 'ready'
  const isCurrent = query === wanted && !(isReady && remote.refreshing)
  return {
    wanted,
    found: isReady ? remote.data : undefined,
    isSearching: wanted !== '' && !(isCurrent && remote?.status !== 'loading'),
    failure: wanted !== '' && remote?.status === 'failed' ? remote : undefined,
    /** Searches at once, and counts the search for operators if nothing is found. */
    complete() {
      flush(wanted)
      setCompleted(wanted)
    },
  }
}
