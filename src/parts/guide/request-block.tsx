import { useMemo } from 'react'
import type { ProductVersion } from '../../api'
import { useMessages } from '../../i18n'
import { CodeBlock } from '../code-block/code-block'
import type { CodeBlockNode } from '../document/nodes'
import type { Guide } from './guide'
import { GuideReference } from './guide-reference'
import { MatchedRequest } from './matched-request'
import { OperationRequestBlock } from './operation-request-block'
import type { GuideRequest } from './requests/guide-request'
import { RequestFault } from './requests/guide-request'
import { readRequest } from './requests/read-request'
import './guide.css'

/** A code block as a request that readers run. One that is broken stays code; its author was told at the import. */
export function RequestBlock({ guide, node }: { guide: Guide; node: CodeBlockNode }) {
  const t = useMessages('guide')
  const request = useMemo(() => requestIn(node), [node])
  const plain = <CodeBlock lang={node.lang} text={node.text} />
  if (!request) return plain
  const version = versionFor(guide, request)
  if (!version)
    return (
      <>
        {plain}
        <p className="pe-guide-note">{t('noDescription')}</p>
      </>
    )
  const part = { guide, node }
  return (
    <GuideReference product={guide.product} version={version} plain={plain}>
      {request.kind === 'operation' ? (
        <OperationRequestBlock {...part} request={request} plain={plain} />
      ) : (
        <MatchedRequest {...part} request={request} />
      )}
    </GuideReference>
  )
}

function requestIn({ lang, text }: CodeBlockNode): GuideRequest | undefined {
  try {
    return readRequest(lang, text)
  } catch (error) {
    if (error instanceof RequestFault) return undefined
    throw error
  }
}

function versionFor({ versions, version }: Guide, request: GuideRequest): ProductVersion | undefined {
  const named = request.kind === 'operation' ? request.version : undefined
  return named === undefined ? version : versions.find(({ name }) => name === named)
}
