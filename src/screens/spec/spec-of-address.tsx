import { useCallback, useMemo } from 'react'
import { absoluteAddress, openAddress } from './reading/opening'
import { Reading } from './reading/reading'
import type { SpecProps } from './spec'
import { usePlaceAddress } from './use-place-address'

type SpecOfAddressProps = Pick<SpecProps, 'operation' | 'renderer' | 'onOperationOpen'> & {
  specUrl: string
}

/** A description at any address, without a portal. */
export function SpecOfAddress({ specUrl, operation, renderer, onOperationOpen }: SpecOfAddressProps) {
  const address = usePlaceAddress(operation, undefined)
  const url = useMemo(() => absoluteAddress(specUrl), [specUrl])
  const open = useCallback(() => Promise.resolve(openAddress(url)), [url])
  return (
    <div className="pe-spec">
      <Reading
        {...address}
        renderer={renderer}
        open={open}
        fileName={fileNameOf(url)}
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
