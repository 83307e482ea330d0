import { type ReactNode, useEffect } from 'react'
import { useLatest } from '../../../state'

/** Tells once that what is in it has been rendered. */
export function Shown({ onShown, children }: { onShown(): void; children: ReactNode }) {
  const tell = useLatest(onShown)
  useEffect(() => tell.current(), [tell])
  return children
}
