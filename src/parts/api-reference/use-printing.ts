import { useSyncExternalStore } from 'react'

let isPrinting = false

function subscribe(changed: () => void): () => void {
  const begin = () => {
    isPrinting = true
    changed()
  }
  const end = () => {
    isPrinting = false
    changed()
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** True while the page is put on paper, where nothing can be unfolded. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
