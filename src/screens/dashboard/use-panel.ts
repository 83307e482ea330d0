import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** A button that opens a panel: Escape closes it and gives the focus back, a press elsewhere closes it. */
export function usePanel() {
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    function closeOutside(event: Event) {
      if (frame.current && !event.composedPath().includes(frame.current)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  return {
    frame,
    button,
    isOpen,
    toggle: () => setOpen(!isOpen),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen) return
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    },
  }
}
