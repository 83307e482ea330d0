/** Runs in the page before anything else of it: plain JavaScript, because what a compiler adds is not there. */
globalThis.probe = { seenMs: undefined, longestTaskMs: 0, lastTaskEnd: 0, layoutShift: 0 }

new PerformanceObserver((list) => {
  for (const { duration, startTime } of list.getEntries()) {
    globalThis.probe.longestTaskMs = Math.max(globalThis.probe.longestTaskMs, duration)
    globalThis.probe.lastTaskEnd = startTime + duration
  }
}).observe({ type: 'longtask', buffered: true })

// One session window: a visit is shorter than its five seconds.
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) globalThis.probe.layoutShift += value
}).observe({ type: 'layout-shift', buffered: true })

function isInView(element) {
  const box = element?.getBoundingClientRect()
  return Boolean(box && box.width > 0 && box.height > 0 && box.top < innerHeight && box.bottom > 0)
}

function shows(root, text) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.shadowRoot && shows(node.shadowRoot, text)) return true
    const isText = node.nodeType === Node.TEXT_NODE && node.nodeValue.replace(/\s+/g, ' ').includes(text)
    if (isText && isInView(node.parentElement)) return true
  }
  return false
}

/** Notes when a text comes into view, shadow roots included. */
globalThis.watchFor = (text) => {
  const timer = setInterval(() => {
    if (!document.body || !shows(document.body, text)) return
    globalThis.probe.seenMs = performance.now()
    clearInterval(timer)
  }, 16)
}
