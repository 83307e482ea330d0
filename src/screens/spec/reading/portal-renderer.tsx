import { type ReactNode, useDeferredValue } from 'react'
import { useMessages } from '../../../i18n'
import type { Remote } from '../../../state'
import { Failure } from '../../../ui/failure'
import { OperationPage } from '../operation/operation-page'
import { Overview } from '../overview/overview'
import type { RendererProps } from '../renderer'
import { useFailureText } from '../../../parts/api-reference/failure-text'
import { GroupPage } from './group-page'
import { ModelPage } from './model-page'
import { pagePath, type ReferencePage } from '../../../reference/operation-address'
import { PageSkeleton } from './reading-skeleton'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import { Shown } from './shown'
import { useDescribed } from '../../../parts/api-reference/use-described'

type PortalRendererProps = Omit<RendererProps, 'page'> & { readonly page: ReferencePage }

/** The kit's own renderer: parameters, bodies, answers, models and the means to try them. */
export function PortalRenderer({ page, onShown, onOperationOpen }: PortalRendererProps) {
  const address = pagePath(page)
  const shown = () => onShown(address)
  if (page.kind === 'overview')
    return (
      <Shown onShown={shown}>
        <Overview />
      </Shown>
    )
  if (page.kind === 'group')
    return (
      <Shown key={address} onShown={shown}>
        <GroupPage tag={page.tag} />
      </Shown>
    )
  if (page.kind === 'model') return <OpenModel name={page.name} onShown={shown} />
  const { id } = page.operation
  return (
    <OpenOperation
      id={id}
      tag={page.tag}
      onShown={() => {
        shown()
        onOperationOpen({ operationId: id })
      }}
    />
  )
}

function OpenOperation({ id, tag, onShown }: { id: string; tag: string; onShown(): void }) {
  const operation = useDescribed(
    { method: 'operation', parameters: [id], ask: (engine, signal) => engine.operation({ id }, { signal }) },
    { keepPreviousData: true },
  )
  return (
    <Arrived of={operation}>
      {(data) => (
        <Shown key={data.id} onShown={onShown}>
          <OperationPage operation={data} tag={data.tags.includes(tag) ? tag : data.tags[0]} />
        </Shown>
      )}
    </Arrived>
  )
}

function OpenModel({ name, onShown }: { name: string; onShown(): void }) {
  const { outline } = useOpenReference()
  const pointer = outline.models.find((model) => model.name === name)?.pointer ?? ''
  const model = useDescribed(
    {
      method: 'schema',
      parameters: [pointer, name],
      ask: async (engine, signal) => ({ name, pointer, node: await engine.schema(pointer, { signal }) }),
    },
    { keepPreviousData: true },
  )
  return (
    <Arrived of={model}>
      {(open) => (
        <Shown key={open.name} onShown={onShown}>
          <ModelPage {...open} />
        </Shown>
      )}
    </Arrived>
  )
}

function Arrived<T>({ of, children }: { of: Remote<T>; children: (data: T) => ReactNode }) {
  const remote = useDeferredValue(of)
  const t = useMessages('common')
  const failureText = useFailureText()
  if (remote.status === 'loading') return <PageSkeleton label={t('loading')} />
  if (remote.status === 'failed')
    return <Failure message={failureText(remote.error)} onRetry={remote.retry} />
  return children(remote.data)
}
