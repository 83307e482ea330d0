// Runs in the page before anything else, and collects what the browser reports.
const figures = { lcpMs: 0, cls: 0, longestTaskMs: 0, inpMs: 0 }
globalThis.figures = figures

const watch = (type, use, options) =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) use(entry)
  }).observe({ type, buffered: true, ...options })

watch('largest-contentful-paint', ({ startTime }) => (figures.lcpMs = startTime))
// All shifts of the page count: the browser's measure takes the worst five seconds, which a page that has just opened does not exceed.
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) figures.cls += value
})
watch('longtask', ({ duration }) => (figures.longestTaskMs = Math.max(figures.longestTaskMs, duration)))
watch(
  'event',
  ({ interactionId, duration }) => {
    if (interactionId) figures.inpMs = Math.max(figures.inpMs, duration)
  },
  { durationThreshold: 16 },
)
