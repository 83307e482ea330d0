import { useState } from 'react'

/** Leaving values that are shown only once: if they were not copied, it has to be confirmed. */
export function useLeaving(onLeave: () => void) {
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState<() => void>()
  return {
    /** Waits for a confirmation. */
    isConfirming: pending !== undefined,
    noteCopy(value: string) {
      setCopied((before) => new Set(before).add(value))
      setPending(undefined)
    },
    isCopied: (value: string) => copied.has(value),
    /**
     * @param values - That are shown only once.
     * @param go - What leaving leads to. Default: `onLeave`.
     */
    leave(values: readonly string[], go = onLeave) {
      if (values.every((value) => copied.has(value))) go()
      else setPending(() => go)
    },
    confirm: () => pending?.(),
  }
}
