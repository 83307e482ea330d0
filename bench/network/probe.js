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

globalThis.watchFor = (selector) => {
  const attempt = () => {
    const element = found(document, selector)
    const box = element?.getBoundingClientRect()
    if (box?.width && handlesSubmit(element)) globalThis.usableAt = performance.now()
    else requestAnimationFrame(attempt)
  }
  attempt()
}
