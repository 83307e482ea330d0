import { useCallback, useMemo } from 'react'
import { absoluteUrl, openUrl } from '../../reference/pending-description'
import { ReferenceReader } from './reading/reference-reader'
import type { SpecProps } from './spec-props'
import { usePageNavigation } from './use-page-navigation'
import './spec.css'

type SpecOfAddressProps = Pick<SpecProps, 'operation' | 'renderer' | 'onOperationOpen'> & {
  specUrl: string
}

/** A description at any address, without a portal. */
export function SpecOfAddress({ specUrl, operation, renderer, onOperationOpen }: SpecOfAddressProps) {
  const { goTo: _goTo, ...address } = usePageNavigation(operation, undefined)
  const url = useMemo(() => absoluteUrl(specUrl), [specUrl])
  const open = useCallback(() => Promise.resolve(openUrl(url)), [url])
  return (
    <div className="pe-spec">
      <ReferenceReader
        {...address}
        renderer={renderer}
        open={open}
        source={url}
        isOfEveryone
        fileName={fileNameOf(url)}
        onPage={() => undefined}
        onOperationOpen={onOperationOpen}
      />
    </div>
  )
}

/** Last segment of the path without its ending. */
function fileNameOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  return last.replace(/[.](json|ya?ml)$/i, '') || 'openapi'
}
