// Runs in the page before anything else, and finds out when it can be used.
const found = (root, selector) => {
  const own = root.querySelector(selector)
  if (own) return own
  for (const element of root.querySelectorAll('*')) {
    const inside = element.shadowRoot && found(element.shadowRoot, selector)
    if (inside) return inside
  }
  return undefined
}

/** A field counts once it can be typed into and its form handles a submit. */
const handlesSubmit = (field) => !field.form || (!field.disabled && !field.readOnly && !submitOf(field.form))

const submitOf = (form) => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

/** A page of the portal comes with its content, which does something once React has taken it over. React marks its nodes. */
const isTakenOver = (element) =>
  !element.closest('portal-app') || Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Calls an action with the time of the first frame for which a condition holds. */
const when = (holds, act) => {
  const attempt = () => (holds() ? act(performance.now()) : requestAnimationFrame(attempt))
  attempt()
}

globalThis.layoutShift = 0
// One session window: a visit is shorter than its five seconds.
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) globalThis.layoutShift += value
}).observe({ type: 'layout-shift', buffered: true })

globalThis.watchFor = (selector) => {
  let element
  const isUsable = () => {
    element = found(document, selector)
    return element?.getBoundingClientRect().width && handlesSubmit(element)
  }
  when(isUsable, (usableAt) =>
    when(
      () => isTakenOver(element),
      (takenOverAt) => Object.assign(globalThis, { usableAt, takenOverAt }),
    ),
  )
}
