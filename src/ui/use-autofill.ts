import { type AnimationEvent, type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Tells whether a browser has filled every field of a form. It may not hand the values out before the first touch, so
 * the fields look empty to a script although the person sees them filled.
 *
 * @param count - Number of fields that can be filled.
 */
export function useAutofill(form: RefObject<HTMLFormElement | null>, count: number) {
  const [filled, setFilled] = useState<ReadonlySet<EventTarget>>(new Set())

  // Fields that came with the page may have been filled before anything listened.
  useLayoutEffect(() => {
    const already = form.current?.querySelectorAll(':autofill') ?? []
    if (already.length > 0) setFilled(new Set(already))
  }, [form])

  function onAnimationStart(event: AnimationEvent) {
    const { animationName, target } = event
    if (!animationName.startsWith('pe-autofill')) return
    setFilled((before) => {
      const now = new Set(before)
      if (animationName === 'pe-autofill') now.add(target)
      else now.delete(target)
      return now
    })
  }

  return { isFilled: filled.size >= count, onAnimationStart }
}
