import { useEffect, useState } from 'react'

/** How long it is said how the copying went. */
const SAID_FOR_MS = 1800

export type Outcome = 'copied' | 'failed'

async function write(text: string): Promise<boolean> {
  try {
    // There is no clipboard on pages that came over plain HTTP, and a person or the page's frame may forbid it.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copying to the clipboard, and how it went: for a moment only, after which one may forget it. */
export function useCopy(onCopied: (ok: boolean) => void) {
  // An object, so that a second copy is said for as long as the first.
  const [said, setSaid] = useState<{ outcome: Outcome }>()

  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [said])

  async function copy(text: string): Promise<void> {
    const ok = await write(text)
    setSaid({ outcome: ok ? 'copied' : 'failed' })
    onCopied(ok)
  }

  return { outcome: said?.outcome, copy }
}
