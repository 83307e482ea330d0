// A file of its own, because what compiles a program may add calls of its helpers, which the page does not have.
{
  const seen = { tasks: [], firstText: 0, complete: 0, mostPartsAtOnce: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ start: startTime, end: startTime + duration })
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const parts = added.filter((node) => node instanceof Element && node.matches('.pe-doc-chunk'))
    seen.mostPartsAtOnce = Math.max(seen.mostPartsAtOnce, parts.length)
  }).observe(document, { childList: true, subtree: true })
  const measure = () => {
    // A frame after the one in which they stand, they have been painted.
    if (!seen.firstText && document.querySelector('.pe-doc-chunk'))
      requestAnimationFrame(() => (seen.firstText ||= performance.now()))
    if (document.querySelector('.pe-docs-pager')) seen.complete = performance.now()
    else requestAnimationFrame(measure)
  }
  measure()
}
