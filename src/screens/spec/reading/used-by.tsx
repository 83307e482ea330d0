import { useState } from 'react'
import { useMessages } from '../../../i18n'
import { Button } from '../../../ui/basics/button'
import { Heading } from '../../../ui/basics/heading'
import { EntryLink } from '../navigation/entry-link'
import { entryOfHit } from '../navigation/navigation-groups'
import { pagePath } from '../../../reference/operation-address'
import { useDescribed } from '../../../parts/api-reference/use-described'
import './reading.css'
import './group-page.css'

/** A model of errors is used by all operations; more than these are shown when asked for. */
const MOST_AT_FIRST = 20

/** Operations and models that refer to a model themselves. */
export function UsedBy({ pointer, level }: { pointer: string; level: number }) {
  const t = useMessages('reference')
  const [areAllShown, setAllShown] = useState(false)
  const uses = useDescribed({
    method: 'uses',
    parameters: [pointer],
    ask: (engine, signal) => engine.uses(pointer, { signal }),
  })
  if (uses.status !== 'ready' || uses.data.length === 0) return null
  const entries = uses.data.map(entryOfHit)
  const shown = areAllShown ? entries : entries.slice(0, MOST_AT_FIRST)
  const rest = entries.length - shown.length
  return (
    <section className="pe-ref-section">
      <Heading level={level} size="section">
        {t('usedBy')}
      </Heading>
      <ul className="pe-ref-links">
        {shown.map((entry) => (
          <li key={pagePath(entry.page)}>
            <EntryLink entry={entry} withPath />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div>
          <Button onClick={() => setAllShown(true)}>{t('moreValues', { count: rest })}</Button>
        </div>
      )}
    </section>
  )
}
