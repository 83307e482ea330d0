import { useMessages } from '../../../i18n'
import { CodeBlock } from '../../../parts/code-block/code-block'
import { useChoices } from '../../../parts/api-reference/branches'
import { useDescribed } from '../../../parts/api-reference/use-described'

/** A value that the model would take. */
export function ModelSample({ name, pointer }: { name: string; pointer: string }) {
  const t = useMessages('reference')
  const choices = useChoices(pointer)
  const sample = useDescribed(
    {
      method: 'sample',
      parameters: [pointer, 'response', choices],
      ask: (engine, signal) => engine.sample({ pointer, direction: 'response', choices }, { signal }),
    },
    { keepPreviousData: choices.length > 0 },
  )
  if (sample.status !== 'ready' || !sample.data) return null
  const label = t('modelSample')
  return (
    <CodeBlock
      lang="json"
      label={label}
      copyLabel={t('copy', { label })}
      text={sample.data.text}
      title={<code>{name}</code>}
    />
  )
}
