import { useCallback, useMemo } from 'react'
import type { ReferenceSource } from '../../reference'
import { Reading } from './reading/reading'
import type { SpecProps } from './spec'
import { usePlaceAddress } from './use-place-address'

type SpecOfAddressProps = Pick<SpecProps, 'operation' | 'renderer' | 'onOperationOpen'> & {
  specUrl: string
}

/** A description at any address, without a portal. */
export function SpecOfAddress({ specUrl, operation, renderer, onOperationOpen }: SpecOfAddressProps) {
  const address = usePlaceAddress(operation, undefined)
  const url = useMemo(() => absolute(specUrl), [specUrl])
  const load = useCallback(
    (): Promise<ReferenceSource> => Promise.resolve({ kind: 'address', url, credentials: 'same-origin' }),
    [url],
  )
  return (
    <div className="pe-spec">
      <Reading
        {...address}
        renderer={renderer}
        load={load}
        fileName={fileNameOf(url)}
        onOperationOpen={onOperationOpen}
      />
    </div>
  )
}

/** An address that cannot be read stays as it is: to load it fails, and that is shown. */
const absolute = (url: string): string =>
  URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url

/** Last segment of the path without its ending. */
function fileNameOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  return last.replace(/[.](json|ya?ml)$/i, '') || 'openapi'
}
