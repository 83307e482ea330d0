import { type ReactNode, useMemo } from 'react'
import type { Product, ProductVersion } from '../../api'
import { useMessages } from '../../i18n'
import type { Outline } from '../../reference'
import { useRead } from '../../state'
import { Failure } from '../../ui/failure'
import { useFailureText } from '../api-reference/failure-text'
import { firstServers } from '../api-reference/first-servers'
import { ReferenceContext } from '../api-reference/reference-context'
import { descriptionKey } from '../api-reference/use-described'
import { useRegisteredApplications } from '../try-it/use-registered-applications'
import { ServerCheckProvider } from '../try-it/server-check'
import { ReadVersionContext, TryItContext } from '../try-it/settings'
import { useSharedDescription } from './guide-descriptions'
import './guide.css'

interface GuideReferenceProps {
  product: Product
  version: ProductVersion
  /** What is shown as long as there is no description. */
  plain: ReactNode
  children: ReactNode
}

const settings = { isHidden: false, redirectUrl: '', trustedServers: '', onResponse: () => undefined }
const nowhere = () => ({ href: '', onClick: () => undefined })

/** Opens the API description of a version for a request inside. */
export function GuideReference({ product, version, plain, children }: GuideReferenceProps) {
  const t = useMessages('guide')
  const failureText = useFailureText()
  const description = useSharedDescription({ product: product.id, version: version.id })
  const outline = useRead<Outline | null>({
    key: descriptionKey(description, 'outline'),
    load: (_api, signal) => description.outline(signal),
  })
  const registered = useRegisteredApplications(product, version)
  const read = useMemo(() => ({ product, version, registered }), [product, version, registered])
  const data = outline.status === 'ready' ? outline.data : undefined
  const reference = useMemo(
    () =>
      data && {
        description,
        outline: data,
        servers: firstServers(description.source, data),
        modelNames: new Set<string>(),
        fileName: '',
        linkTo: nowhere,
      },
    [description, data],
  )
  if (outline.status === 'failed')
    return (
      <>
        {plain}
        <Failure message={failureText(outline.error)} onRetry={outline.retry} />
      </>
    )
  if (outline.status === 'loading') return plain
  if (!reference)
    return (
      <>
        {plain}
        <p className="pe-guide-note">{t('noDescription')}</p>
      </>
    )
  return (
    <TryItContext value={settings}>
      <ReadVersionContext value={read}>
        <ReferenceContext value={reference}>
          <ServerCheckProvider>{children}</ServerCheckProvider>
        </ReferenceContext>
      </ReadVersionContext>
    </TryItContext>
  )
}
