import X from 'lucide-react/icons/x'
import { useMessages } from '../../../i18n'
import { TYPING_PAUSE_MS } from '../../../lib/limits'
import { useDebounce, useStateFor } from '../../../state'
import { Button } from '../../../ui/basics/button'
import { CompactSelect } from '../../../ui/inputs/compact-select'
import { SearchBox } from '../../../ui/search-box'
import { type RequestFilters, statusClasses } from './request-filter-values'
import type { CredentialOption } from './use-credentials'
import './requests.css'

interface RequestFilterFieldsProps {
  filters: RequestFilters
  credentials: readonly CredentialOption[]
  onFilter(changes: Partial<RequestFilters>): void
  /** Undefined: nothing is filtered. */
  onClear?: () => void
}

const statusTexts = {
  '2xx': 'success',
  '3xx': 'redirection',
  '4xx': 'clientError',
  '5xx': 'serverError',
} as const

/** Which requests are listed. */
export function RequestFilterFields({ filters, credentials, onFilter, onClear }: RequestFilterFieldsProps) {
  const t = useMessages('dashboard')
  return (
    <div className="pe-requests-filters">
      <CompactSelect
        label={t('statusClass')}
        choices={[
          { value: '', label: t('anyStatus') },
          ...statusClasses.map((value) => ({ value, label: t(statusTexts[value]) })),
        ]}
        value={filters.statusClass}
        onChoose={(statusClass) => onFilter({ statusClass })}
      />
      {credentials.length > 0 && (
        <CompactSelect
          label={t('credential')}
          choices={[
            { value: '', label: t('anyCredential') },
            ...credentials.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filters.credentialId}
          onChoose={(credentialId) => onFilter({ credentialId })}
        />
      )}
      <RequestIdField value={filters.requestId} onSearch={(requestId) => onFilter({ requestId })} />
      {onClear && (
        <Button variant="link" onClick={onClear}>
          <X size={16} aria-hidden="true" />
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

/** Most request IDs are pasted: the list follows a moment after the last change. */
function RequestIdField({ value, onSearch }: { value: string; onSearch(text: string): void }) {
  const t = useMessages('dashboard')
  const [text, setText] = useStateFor(value, () => value)
  const { debounce } = useDebounce(onSearch, TYPING_PAUSE_MS)

  function type(typed: string) {
    setText(typed)
    debounce(typed.trim())
  }

  return (
    <div className="pe-requests-id">
      <SearchBox label={t('requestId')} value={text} spellCheck={false} compact onType={type} />
    </div>
  )
}
